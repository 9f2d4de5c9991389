import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { apiKey } from './api-key.tables.ts'

export type ApiKey = typeof apiKey.$inferSelect

/** Every key with the name of the person who made it, the newest first. */
export const findKeys = (db: Db) =>
	db
		.select({ row: apiKey, madeBy: account.displayName })
		.from(apiKey)
		.innerJoin(account, eq(account.id, apiKey.accountId))
		.orderBy(desc(apiKey.createdAt), desc(apiKey.id))

/** Returns how many keys have not ended, and holds others back from adding one meanwhile. */
export const lockKeys = async (tx: Db, now: Date): Promise<number> => {
	await tx.execute(sql`lock table ${apiKey} in share row exclusive mode`)
	const [row] = await tx.select({ rows: count() }).from(apiKey).where(gt(apiKey.expiresAt, now))
	return row!.rows
}

/** Stores a key. */
export const insertKey = async (
	tx: Db,
	row: Omit<typeof apiKey.$inferInsert, 'id'>,
): Promise<ApiKey> =>
	(
		await tx
			.insert(apiKey)
			.values({ ...row, id: v7() })
			.returning()
	)[0]!

/** Deletes a key. Answers it; undefined for none of this id. */
export const deleteKey = async (tx: Db, id: string): Promise<ApiKey | undefined> =>
	(await tx.delete(apiKey).where(eq(apiKey.id, id)).returning())[0]

/** The key of a hash that has not ended, and the account that made it. */
export const findKeyOfHash = async (db: Db, keyHash: string, now: Date) => {
	const [row] = await db
		.select({ key: apiKey, account })
		.from(apiKey)
		.innerJoin(account, eq(account.id, apiKey.accountId))
		.where(and(eq(apiKey.keyHash, keyHash), gt(apiKey.expiresAt, now)))
	return row
}

/** Notes the use of a key, if the last note is from before a moment. */
export const noteUse = async (
	db: Db,
	id: string,
	{ now, before }: { now: Date; before: Date },
): Promise<void> => {
	await db
		.update(apiKey)
		.set({ usedAt: now })
		.where(and(eq(apiKey.id, id), or(isNull(apiKey.usedAt), lt(apiKey.usedAt, before))))
}
