import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'

/** The authenticator app of an account. */
export type SecondFactor = typeof secondFactor.$inferSelect

const ofAccount = (accountId: string) => eq(secondFactor.accountId, accountId)

/** Returns the authenticator app of an account; undefined if none was begun. */
export const findFactor = async (db: Db, accountId: string): Promise<SecondFactor | undefined> =>
	(await db.select().from(secondFactor).where(ofAccount(accountId)))[0]

/** Returns how many recovery codes of an account are unused. */
export const countRecoveryCodes = async (db: Db, accountId: string): Promise<number> => {
	const [row] = await db
		.select({ left: count() })
		.from(recoveryCode)
		.where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)))
	return row!.left
}

/**
 * Stores a secret that waits for its first code, in place of one that waited. False if the account
 * has an app and the caller may not replace it: the statement decides, so that nobody enrols
 * between a look and a write.
 */
export const storePending = async (
	db: Db,
	pending: { accountId: string; pendingSecret: string; mayReplace: boolean },
	now: Date,
): Promise<boolean> => {
	const { mayReplace, ...row } = pending
	const rows = await db
		.insert(secondFactor)
		.values({ ...row, createdAt: now })
		.onConflictDoUpdate({
			target: secondFactor.accountId,
			set: { pendingSecret: row.pendingSecret },
			...(!mayReplace && { setWhere: isNull(secondFactor.secret) }),
		})
		.returning({ accountId: secondFactor.accountId })
	return rows.length > 0
}

/** Makes the pending secret the secret. False if another one waits by now. */
export const confirmPending = async (
	db: Db,
	accountId: string,
	pendingSecret: string,
	usedStep: number,
): Promise<boolean> => {
	const rows = await db
		.update(secondFactor)
		.set({ secret: pendingSecret, pendingSecret: null, usedStep })
		.where(and(ofAccount(accountId), eq(secondFactor.pendingSecret, pendingSecret)))
		.returning({ accountId: secondFactor.accountId })
	return rows.length > 0
}

/** Uses up a step. False if it or a later one was used: each code is good once. */
export const spendStep = async (db: Db, accountId: string, step: number): Promise<boolean> => {
	const rows = await db
		.update(secondFactor)
		.set({ usedStep: step })
		.where(
			and(ofAccount(accountId), isNotNull(secondFactor.secret), lt(secondFactor.usedStep, step)),
		)
		.returning({ accountId: secondFactor.accountId })
	return rows.length > 0
}

/** Replaces the recovery codes of an account. */
export const replaceRecoveryCodes = async (
	db: Db,
	accountId: string,
	hashes: readonly string[],
): Promise<void> => {
	await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
	if (hashes.length > 0)
		await db.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Uses up a recovery code. False if it is unknown or used. */
export const spendRecoveryCode = async (
	db: Db,
	accountId: string,
	codeHash: string,
	now: Date,
): Promise<boolean> => {
	const rows = await db
		.update(recoveryCode)
		.set({ usedAt: now })
		.where(
			and(
				eq(recoveryCode.accountId, accountId),
				eq(recoveryCode.codeHash, codeHash),
				isNull(recoveryCode.usedAt),
			),
		)
		.returning({ id: recoveryCode.id })
	return rows.length > 0
}

/** Deletes the app of an account. False if there was none. */
export const deleteFactor = async (db: Db, accountId: string): Promise<boolean> =>
	(
		await db
			.delete(secondFactor)
			.where(ofAccount(accountId))
			.returning({ accountId: secondFactor.accountId })
	).length > 0
