import { and, count, desc, eq, ne } from 'drizzle-orm'
import {
	type NominationStatusEvent,
	nominationStatusMachine,
} from '#machines/people/nomination/nomination-status.machine.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { nomination } from './nomination.tables.ts'

export type NewNomination = Omit<typeof nomination.$inferInsert, 'id' | 'status' | 'answeredAt'>

/** Maximum rows per list. */
const MOST = 100

const select = (db: Db) =>
	db
		.select({ nomination, schoolName: school.name, parentName: account.displayName })
		.from(nomination)
		.innerJoin(school, eq(school.id, nomination.schoolId))
		.innerJoin(account, eq(account.id, nomination.parentId))

/** A nomination with the names of its school and its parent. */
export type NominationRow = Awaited<ReturnType<typeof select>>[number]

/** Nominations by a parent, the newest first. */
export const findByParent = (db: Db, parentId: string): Promise<NominationRow[]> =>
	select(db)
		.where(eq(nomination.parentId, parentId))
		.orderBy(desc(nomination.createdAt), desc(nomination.id))
		.limit(MOST)

/** Nominations for an address that were not withdrawn, the newest first. */
export const findByTeacher = (db: Db, email: string): Promise<NominationRow[]> =>
	select(db)
		.where(and(eq(nomination.teacherEmail, email), ne(nomination.status, 'withdrawn')))
		.orderBy(desc(nomination.createdAt), desc(nomination.id))
		.limit(MOST)

/** One nomination. */
export const findNomination = async (db: Db, id: string): Promise<NominationRow | undefined> =>
	(await select(db).where(eq(nomination.id, id)))[0]

const life = { table: nomination, column: 'status', machine: nominationStatusMachine } as const

/**
 * Writes a nomination, or changes the text of the parent's unanswered one for the same address.
 * @returns its id, and whether to notify the teacher: it is new, or was withdrawn before
 */
export const writeNomination = async (
	tx: Db,
	row: NewNomination,
): Promise<{ id: string; tells: boolean }> => {
	const same = and(
		eq(nomination.parentId, row.parentId),
		eq(nomination.teacherEmail, row.teacherEmail),
	)
	const [inserted] = await tx
		.insert(nomination)
		.values({ ...row, status: 'sent' })
		.onConflictDoNothing({ target: [nomination.parentId, nomination.teacherEmail] })
		.returning({ id: nomination.id })
	if (inserted) return { id: inserted.id, tells: true }
	const [kept] = await tx.select({ id: nomination.id }).from(nomination).where(same).for('update')
	const { id } = kept!
	const { createdAt: _, ...words } = row
	const mine = eq(nomination.id, id)
	const repeated = await moveTo(tx, life, { type: 'nomination.repeated' }, mine, words)
	if (repeated.length > 0) return { id, tells: true }
	await tx
		.update(nomination)
		.set(words)
		.where(and(mine, eq(nomination.status, 'sent')))
	return { id, tells: false }
}

/**
 * Moves a nomination of a parent or a teacher by an event. Returns false if it is not theirs or
 * refuses the event.
 */
export const moveNomination = async (
	tx: Db,
	id: string,
	who: { parentId: string } | { teacherEmail: string },
	event: NominationStatusEvent,
	answeredAt: Date | null,
): Promise<boolean> => {
	const own =
		'parentId' in who
			? eq(nomination.parentId, who.parentId)
			: eq(nomination.teacherEmail, who.teacherEmail)
	const rows = await moveTo(tx, life, event, and(eq(nomination.id, id), own), { answeredAt })
	return rows.length === 1
}

/** The name of a subject of the reference lists; undefined for none. */
export const findSubject = async (db: Db, slug: string): Promise<string | undefined> => {
	const [row] = await db
		.select({ name: referenceItem.name })
		.from(referenceItem)
		.where(and(eq(referenceItem.list, 'subjects'), eq(referenceItem.slug, slug)))
	return row?.name
}

/** Returns true if a school with this id exists. */
export const isSchool = async (db: Db, id: string): Promise<boolean> => {
	const [row] = await db.select({ found: count() }).from(school).where(eq(school.id, id))
	return row!.found === 1
}

/** The account of an address; undefined when it has none. */
export const findAccountId = async (db: Db, email: string): Promise<string | undefined> => {
	const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
	return row?.id
}
