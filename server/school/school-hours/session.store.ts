import { and, asc, between, count, desc, eq, sql } from 'drizzle-orm'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { qualified } from '#server/platform/database/qualified.ts'
import { schoolSession } from './school-hours.tables.ts'

type Window = { schoolId: string; first: string; last: string; limit: number; offset: number }

const own = (schoolId: string, id: string) =>
	and(eq(schoolSession.id, id), eq(schoolSession.schoolId, schoolId))

const attendees = sql<number>`(select count(*)::int from ${trainingEntry} e where e.session_id = ${qualified(schoolSession.id)})`

/** Sessions of a school between two days, the newest first, and how many there are. */
export const listSessions = async (db: Db, { schoolId, first, last, limit, offset }: Window) => {
	const where = and(
		eq(schoolSession.schoolId, schoolId),
		between(schoolSession.heldOn, first, last),
	)
	const rows = await db
		.select({ session: schoolSession, attendees })
		.from(schoolSession)
		.where(where)
		.orderBy(desc(schoolSession.heldOn), asc(schoolSession.id))
		.limit(limit)
		.offset(offset)
	const [found] = await db.select({ total: count() }).from(schoolSession).where(where)
	return { rows, total: found!.total }
}

/** A session with how many were there. */
export type FoundSession = Awaited<ReturnType<typeof listSessions>>['rows'][number]

/** A school’s own session with who was there by name; undefined when it is not the school’s. */
export const findSession = async (db: Db, schoolId: string, id: string) => {
	const [session] = await db.select().from(schoolSession).where(own(schoolId, id))
	if (!session) return undefined
	const people = await db
		.select({ id: account.id, name: account.displayName })
		.from(trainingEntry)
		.innerJoin(account, eq(account.id, trainingEntry.accountId))
		.where(eq(trainingEntry.sessionId, id))
		.orderBy(sql`lower(${account.displayName})`, account.id)
	return { session, people }
}

type Names = { total: number; data: { id: string; name: string }[] }
type PageOfSchool = { schoolId: string; limit: number; offset: number }

const teachers = prepare<Names, PageOfSchool>(
	'teacher names of a school',
	sql`with teacher as (
      select p.id, p.display_name as name from ${account} p where ${isTeacherOf(sql.placeholder('schoolId'))}
    ) select (select count(*) from teacher)::int as total, (select coalesce(json_agg(row_to_json(found)), '[]') from (
      select * from teacher order by lower(name), id limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int) as found) as data`,
)

/** A page of the teachers of a school by name, and how many there are. */
export const listTeachers = async (db: Db, asked: PageOfSchool): Promise<Names> =>
	(await teachers(db, asked))[0]!

/** Deletes a school’s own session; the hours of those who were there go with it. */
export const deleteSession = (db: Db, schoolId: string, id: string) =>
	db.delete(schoolSession).where(own(schoolId, id))
