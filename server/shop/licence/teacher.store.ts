import { and, arrayOverlaps, eq, inArray, not } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/**
 * Locks the accounts that are teachers of the school, not points of contact, in the order of their
 * ids to avoid deadlocks.
 */
export const holdTeachers = async (
	tx: Db,
	schoolId: string,
	ids: readonly string[],
): Promise<string[]> => {
	const rows = await tx
		.select({ id: account.id })
		.from(account)
		.where(
			and(
				eq(account.schoolId, schoolId),
				inArray(account.id, [...ids]),
				not(arrayOverlaps(account.roles, ['main_poc', 'additional_main_poc'])),
			),
		)
		.orderBy(account.id)
		.for('no key update')
	return rows.map(({ id }) => id)
}
