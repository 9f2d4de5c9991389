import { arrayOverlaps, asc, eq, isNotNull } from 'drizzle-orm'
import { grantableRoles } from '#domain/people/staff-roles.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { secondFactor } from '#server/people/second-factor/second-factor.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

const hasGranted = arrayOverlaps(account.roles, [...grantableRoles])

const isOwner = arrayOverlaps(account.roles, ['owner'])

/** Returns true if the shop has an owner. */
export const hasOwner = async (db: Db): Promise<boolean> =>
	(await db.select({ id: account.id }).from(account).where(isOwner).limit(1)).length > 0

/** Accounts with a role that the owner grants, by name, each with or without a second factor. */
export const findStaff = (db: Db) =>
	db
		.select({
			id: account.id,
			email: account.email,
			displayName: account.displayName,
			roles: account.roles,
			hasSecondFactor: isNotNull(secondFactor.secret).mapWith(Boolean),
		})
		.from(account)
		.leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
		.where(hasGranted)
		.orderBy(asc(account.displayName), asc(account.id))

/**
 * Locks an account and all owners until the transaction ends, so that two owners cannot take the
 * last owner's role at the same time.
 * @returns the account's roles and how many owners there are
 */
export const lockRoles = async (
	tx: Db,
	accountId: string,
): Promise<{ roles: string[]; owners: number }> => {
	const owners = await tx
		.select({ id: account.id })
		.from(account)
		.where(isOwner)
		.orderBy(asc(account.id))
		.for('no key update')
	const [row] = await tx
		.select({ roles: account.roles })
		.from(account)
		.where(eq(account.id, accountId))
		.for('no key update')
	return { roles: row!.roles, owners: owners.length }
}
