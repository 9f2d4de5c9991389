import { and, eq, inArray, lt, notLike, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { pushMessage, pushToken } from './push.tables.ts'

/** Maximum pushes claimed in one batch. */
const BATCH = 50
/** A push that a process claimed and did not finish is free for the others after this, in ms. */
const CLAIM_MS = 60_000
/** A push is not sent any more after this, in ms. */
const LIFE_MS = 3_600_000

export type PushMessage = typeof pushMessage.$inferSelect

/**
 * Writes a push for every device of these accounts that a push service knows; names that a page
 * made are none of those.
 */
export const insertPushes = async (
	db: Db,
	accountIds: readonly string[],
	told: { body: string; route: string; now: Date },
): Promise<void> => {
	if (accountIds.length === 0) return
	const devices = await db
		.select({ token: pushToken.token })
		.from(pushToken)
		.where(and(inArray(pushToken.accountId, [...accountIds]), notLike(pushToken.token, 'page-%')))
	if (devices.length === 0) return
	const { now: createdAt, ...words } = told
	await db
		.insert(pushMessage)
		.values(devices.map(({ token }) => ({ id: v7(), token, ...words, createdAt })))
}

/** Claims pushes that nobody sends; what is too old is deleted. */
export const claimPushes = async (db: Db, now: Date): Promise<PushMessage[]> => {
	const ago = (ms: number) => new Date(now.getTime() - ms)
	await db.delete(pushMessage).where(lt(pushMessage.createdAt, ago(LIFE_MS)))
	const free = db
		.select({ id: pushMessage.id })
		.from(pushMessage)
		.where(
			sql`${pushMessage.claimedAt} is null or ${pushMessage.claimedAt} < ${ago(CLAIM_MS).toISOString()}`,
		)
		.orderBy(pushMessage.createdAt)
		.limit(BATCH)
		.for('update', { skipLocked: true })
	return db
		.update(pushMessage)
		.set({ claimedAt: now })
		.where(inArray(pushMessage.id, free))
		.returning()
}

/** Deletes a push that was sent. */
export const deletePush = (db: Db, id: string) =>
	db.delete(pushMessage).where(eq(pushMessage.id, id))

/** Deletes a device that the push service does not know any more, with its pushes. */
export const deleteToken = (db: Db, token: string) =>
	db.delete(pushToken).where(eq(pushToken.token, token))
