import { and, eq, notInArray, sql } from 'drizzle-orm'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { schoolSession } from './school-hours.tables.ts'

type NewSession = typeof schoolSession.$inferInsert & { id: string }

/** Rows that one statement writes. */
const BATCH = 500

/**
 * Writes a session of a school and holds its row until the transaction ends.
 * @param isNew whether it is added when there is none of this id
 * @returns the school’s name; undefined when the session is another school’s, or gone
 */
export const writeSession = async (
	tx: Db,
	row: NewSession,
	isNew: boolean,
): Promise<string | undefined> => {
	const { id, schoolId, createdAt: _, ...set } = row
	const own = and(eq(schoolSession.id, id), eq(schoolSession.schoolId, schoolId))!
	const kept = isNew
		? await tx
				.insert(schoolSession)
				.values(row)
				.onConflictDoUpdate({ target: schoolSession.id, set, setWhere: own })
				.returning({ id: schoolSession.id })
		: await tx.update(schoolSession).set(set).where(own).returning({ id: schoolSession.id })
	if (kept.length === 0) return undefined
	const [named] = await tx.select({ name: school.name }).from(school).where(eq(school.id, schoolId))
	return named?.name
}

/**
 * Of these accounts those who may be entered: teachers of the school, and who was entered before.
 */
const findKnown = async (tx: Db, session: NewSession, ids: readonly string[]): Promise<number> => {
	const list = sql`(${JSON.stringify(ids)}::jsonb)`
	const { rows } = (await tx.execute(
		sql`select count(*)::int as known from ${account} p
      where p.id in (select value::uuid from jsonb_array_elements_text${list})
      and (${isTeacherOf(session.schoolId)} or exists (select from ${trainingEntry} e
        where e.account_id = p.id and e.session_id = ${session.id}::uuid))`,
	)) as unknown as { rows: { known: number }[] }
	return rows[0]!.known
}

/**
 * Enters who was at a session, each once, and takes the hours of everybody else back; inside the
 * transaction that holds the session.
 * @param ids accounts, each once
 * @returns false when somebody belongs neither to the school nor to the session; nothing is to be
 * committed then
 */
export const writeAttendance = async (
	tx: Db,
	session: NewSession,
	ids: readonly string[],
	provider: string,
): Promise<boolean> => {
	if ((await findKnown(tx, session, ids)) < ids.length) return false
	await tx
		.delete(trainingEntry)
		.where(
			and(eq(trainingEntry.sessionId, session.id), notInArray(trainingEntry.accountId, [...ids])),
		)
	const { title, minutes, standard, heldOn: completedOn, changedAt: createdAt } = session
	const facts = { title, provider, completedOn, minutes, kind: 'school' as const, standard }
	for (let i = 0; i < ids.length; i += BATCH)
		await tx
			.insert(trainingEntry)
			.values(
				ids.slice(i, i + BATCH).map((accountId) => ({
					...facts,
					...{ accountId, sessionId: session.id, source: 'session' as const, createdAt },
				})),
			)
			.onConflictDoUpdate({
				target: [trainingEntry.accountId, trainingEntry.sessionId],
				set: facts,
			})
	return true
}
