import { and, arrayContains, arrayOverlaps, asc, eq, not, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { school } from './school.tables.ts'

const columns = {
	id: account.id,
	name: account.displayName,
	email: account.email,
	roles: account.roles,
}
const contacts = arrayOverlaps(account.roles, ['main_poc', 'additional_main_poc'])

/** The points of contact of a school, the main ones first. */
export const findContacts = (db: Db, schoolId: string) =>
	db
		.select(columns)
		.from(account)
		.where(and(eq(account.schoolId, schoolId), contacts))
		.orderBy(not(arrayContains(account.roles, ['main_poc'])), asc(account.displayName), account.id)

/**
 * Gives an account of a school the role of an additional point of contact, unless it has it.
 * @param most maximum number of points of contact per school
 * @returns `unknown` if the school has no such account
 */
export const writeContact = (
	db: Db,
	schoolId: string,
	who: { id: string } | { email: string },
	most: number,
) =>
	db.transaction(async (tx) => {
		await tx.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('update')
		const same = 'id' in who ? eq(account.id, who.id) : eq(account.email, who.email)
		const whose = and(eq(account.schoolId, schoolId), same)
		const [found] = await tx.select(columns).from(account).where(whose)
		if (!found) return 'unknown' as const
		const known = await findContacts(tx, schoolId)
		if (known.some(({ id }) => id === found.id)) return found
		if (known.length >= most) return 'tooMany' as const
		await tx
			.update(account)
			.set({ roles: sql`array_append(${account.roles}, 'additional_main_poc')` })
			.where(whose)
		return found
	})

/**
 * Removes the role of an additional point of contact. Returns false if the school has none with
 * this id.
 */
export const removeContact = async (db: Db, schoolId: string, id: string): Promise<boolean> => {
	const removed = await db
		.update(account)
		.set({ roles: sql`array_remove(${account.roles}, 'additional_main_poc')` })
		.where(
			and(
				eq(account.id, id),
				eq(account.schoolId, schoolId),
				arrayContains(account.roles, ['additional_main_poc']),
			),
		)
		.returning({ id: account.id })
	return removed.length > 0
}
