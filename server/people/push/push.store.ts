import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { pushToken } from './push.tables.ts'

/** Writes a device's token; a token that is known moves to this account. */
export const upsertDevice = async (
	db: Db,
	device: { token: string; accountId: string; sessionId: string | null; now: Date },
): Promise<void> => {
	const { token, accountId, sessionId, now: seenAt } = device
	await db
		.insert(pushToken)
		.values({ token, accountId, sessionId, seenAt })
		.onConflictDoUpdate({ target: pushToken.token, set: { accountId, sessionId, seenAt } })
}

/** Deletes a device of an account. */
export const deleteDevice = (db: Db, device: { token: string; accountId: string }) =>
	db
		.delete(pushToken)
		.where(and(eq(pushToken.token, device.token), eq(pushToken.accountId, device.accountId)))
