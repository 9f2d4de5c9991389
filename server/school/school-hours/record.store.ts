import { eq, sql } from 'drizzle-orm'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

/** Something that counted for a teacher; `completed_on` YYYY-MM-DD. */
export type RecordEntry = {
	name: string
	completed_on: string
	title: string
	provider: string
	kind: 'board' | 'school'
	standard: 'values' | 'practice' | 'growth'
	minutes: number
}

type Asked = { schoolId: string; first: string; last: string; most: number }

const { placeholder } = sql

const entries = prepareRows<RecordEntry, Asked>(
	'entries of a school',
	sql`select p.display_name as name, e.completed_on::text as completed_on, e.title, e.provider, e.kind, e.standard, e.minutes
    from ${account} p join ${trainingEntry} e on e.account_id = p.id
      and e.completed_on between ${placeholder('first')}::date and ${placeholder('last')}::date
    where ${isTeacherOf(placeholder('schoolId'))}
    order by lower(p.display_name), p.id, e.completed_on, e.id limit ${placeholder('most')}::int`,
)

/** Everything that counted for a school’s teachers between two days, by name and day. */
export const readEntries = (db: Db, asked: Asked): Promise<RecordEntry[]> => entries(db, asked)

/** A school’s name and city. */
export const findSchool = async (db: Db, id: string) => {
	const [row] = await db
		.select({ name: school.name, city: school.city })
		.from(school)
		.where(eq(school.id, id))
	return row!
}
