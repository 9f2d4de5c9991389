import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { ownerInvitation } from './staff.tables.ts'

/** Stores the hash of a one-time address; those that have expired go. */
export const insertInvitation = async (
	db: Db,
	invitation: typeof ownerInvitation.$inferInsert,
	now: Date,
): Promise<void> => {
	await db.delete(ownerInvitation).where(lt(ownerInvitation.expiresAt, now))
	await db.insert(ownerInvitation).values(invitation)
}

/**
 * Holds every one-time address until the transaction ends, so that claims with different addresses
 * wait for each other.
 */
export const lockInvitations = async (tx: Db): Promise<void> => {
	await tx.select().from(ownerInvitation).orderBy(asc(ownerInvitation.hash)).for('update')
}

/** Returns true if a one-time address is good; every caller after the first gets false. */
export const takeInvitation = async (tx: Db, hash: string, now: Date): Promise<boolean> => {
	const isGood = and(eq(ownerInvitation.hash, hash), gt(ownerInvitation.expiresAt, now))
	const taken = await tx.delete(ownerInvitation).where(isGood).returning()
	return taken.length > 0
}

/** Deletes every one-time address. */
export const deleteInvitations = async (tx: Db): Promise<void> => {
	await tx.delete(ownerInvitation)
}
