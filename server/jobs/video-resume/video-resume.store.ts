import { eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { videoResume } from './video-resume.tables.ts'

/** A row of the video resumes. */
export type VideoRow = typeof videoResume.$inferSelect

/** The video resume of an account. */
export const findRow = async (db: Db, accountId: string): Promise<VideoRow | undefined> =>
	(await db.select().from(videoResume).where(eq(videoResume.accountId, accountId)))[0]

/**
 * Writes the row of an account's video and returns the key of the one before;
 * simultaneous writers wait for each other.
 */
export const swapRow = (db: Db, row: VideoRow): Promise<string | undefined> =>
	db.transaction(async (tx) => {
		const { accountId, ...facts } = row
		await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
		const before = await findRow(tx, accountId)
		await tx
			.insert(videoResume)
			.values(row)
			.onConflictDoUpdate({ target: videoResume.accountId, set: facts })
		return before?.storageKey
	})

/** Deletes the row of an account's video and returns its key, if there was one. */
export const deleteRow = async (db: Db, accountId: string): Promise<string | undefined> => {
	const [row] = await db
		.delete(videoResume)
		.where(eq(videoResume.accountId, accountId))
		.returning({ storageKey: videoResume.storageKey })
	return row?.storageKey
}
