import { and, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { pushToken } from '#server/people/push/push.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'
import { accessToken, session } from './session.tables.ts'
import {
	newFamily,
	REFRESH_GRACE_MS,
	type RefreshToken,
	refreshToken,
	SESSION_MS,
	VIEW_MS,
} from './token.rules.ts'

/** The channel on which every server hears the id of a session that ended. */
export const SESSION_ENDED = 'session_ended'

const isLive = (now: Date) => and(isNull(session.endedAt), gt(session.expiresAt, now))

/**
 * Opens a session for a device and answers its refresh token.
 * @param device browser and system, for the list of sessions
 * @param isView true if support looks at the account with it (DSK-13)
 */
export const openSession = async (
	db: Db,
	accountId: string,
	now: Date,
	{ device = '', isView = false }: { device?: string; isView?: boolean } = {},
) => {
	const [family, secret] = [newFamily(), newToken()]
	const [row] = await db
		.insert(session)
		.values({
			accountId,
			familyHash: hashOf(family),
			refreshHash: hashOf(secret),
			...{ device, isView },
			createdAt: now,
			expiresAt: new Date(now.getTime() + (isView ? VIEW_MS : SESSION_MS)),
		})
		.returning({ id: session.id })
	return { sessionId: row!.id, accountId, isView, refresh: refreshToken({ family, secret }) }
}

/**
 * Ends sessions. Their access tokens are invalid immediately and their devices get no push
 * messages.
 * @returns how many were ended
 */
const closeSessions = (db: Db, which: SQL | undefined, now: Date): Promise<number> =>
	db.transaction(async (tx) => {
		const ended = await tx
			.update(session)
			.set({ endedAt: now })
			.where(which)
			.returning({ id: session.id })
		const ids = ended.map(({ id }) => id)
		if (ids.length === 0) return 0
		await tx.delete(accessToken).where(inArray(accessToken.sessionId, ids))
		await tx.delete(pushToken).where(inArray(pushToken.sessionId, ids))
		for (const id of ids) await tx.execute(sql`SELECT pg_notify(${SESSION_ENDED}, ${id})`)
		return ids.length
	})

/**
 * Turns a refresh token into a live session. Its secret rotates at most once a minute, and the one
 * before is good for that minute, so that tabs that ask at the same moment, in any order, all go
 * on. The one before stays good until the new one comes back: an answer that a bad network lost
 * signs nobody out. Any other secret of the family is a replay and ends the session.
 * @returns the session with the new refresh token (null when the secret stays as it is), or
 * undefined
 */
export const rotateSession = async (db: Db, { family, secret }: RefreshToken, now: Date) => {
	const hash = hashOf(secret)
	const ofFamily = and(eq(session.familyHash, hashOf(family)), isLive(now))
	const since = new Date(now.getTime() - REFRESH_GRACE_MS)
	const next = newToken()
	const [rotated] = await db
		.update(session)
		.set({
			refreshHash: hashOf(next),
			previousHash: hash,
			rotatedAt: now,
			confirmedAt: null,
		})
		.where(
			and(
				ofFamily,
				or(
					eq(session.refreshHash, hash),
					and(eq(session.previousHash, hash), isNull(session.confirmedAt)),
				),
				or(isNull(session.rotatedAt), lt(session.rotatedAt, since)),
			),
		)
		.returning()
	if (rotated)
		return {
			sessionId: rotated.id,
			accountId: rotated.accountId,
			isView: rotated.isView,
			refresh: refreshToken({ family, secret: next }),
		}
	const [known] = await db.select().from(session).where(ofFamily)
	if (!known) return undefined
	const isNewest = known.refreshHash === hash
	const isGood = isNewest || (known.previousHash === hash && known.rotatedAt! >= since)
	if (!isGood) await closeSessions(db, eq(session.id, known.id), now)
	if (isNewest && !known.confirmedAt)
		await db
			.update(session)
			.set({ confirmedAt: now })
			.where(and(eq(session.id, known.id), eq(session.refreshHash, hash)))
	const { id: sessionId, accountId, isView } = known
	return isGood ? { sessionId, accountId, isView, refresh: null } : undefined
}

/**
 * The account of a refresh token that would be turned into a session now; nothing rotates and
 * nothing ends.
 */
export const findCaller = async (db: Db, { family, secret }: RefreshToken, now: Date) => {
	const hash = hashOf(secret)
	const since = new Date(now.getTime() - REFRESH_GRACE_MS)
	const isGood = or(
		eq(session.refreshHash, hash),
		and(
			eq(session.previousHash, hash),
			or(gte(session.rotatedAt, since), isNull(session.confirmedAt)),
		),
	)
	const [row] = await db
		.select({ account, sessionId: session.id, isView: session.isView })
		.from(session)
		.innerJoin(account, eq(account.id, session.accountId))
		.where(and(eq(session.familyHash, hashOf(family)), isLive(now), isGood))
	return row
}

/** Ends the session of a refresh token's family, if there is one. */
export const endFamily = (db: Db, { family }: RefreshToken, now: Date): Promise<number> =>
	closeSessions(db, eq(session.familyHash, hashOf(family)), now)

/** Ends all sessions of an account. */
export const endSessionsOf = (db: Db, accountId: string, now: Date): Promise<number> =>
	closeSessions(db, and(eq(session.accountId, accountId), isNull(session.endedAt)), now)

/** Ends one session. */
export const endSession = (db: Db, id: string, now: Date): Promise<number> =>
	closeSessions(db, eq(session.id, id), now)

/** Live sessions of an account, newest first. */
export const findSessions = (db: Db, accountId: string, now: Date) =>
	db
		.select({
			id: session.id,
			device: session.device,
			createdAt: session.createdAt,
			rotatedAt: session.rotatedAt,
		})
		.from(session)
		.where(and(eq(session.accountId, accountId), isLive(now)))
		.orderBy(desc(session.createdAt), desc(session.id))

/** Ends a live session of an account. False if the account has none with this id. */
export const endSessionOf = async (
	db: Db,
	{ accountId, id }: { accountId: string; id: string },
	now: Date,
): Promise<boolean> => {
	const own = and(eq(session.id, id), eq(session.accountId, accountId), isLive(now))
	return (await closeSessions(db, own, now)) > 0
}

/** Until when a session's second factor counts; null if it does not. */
export const findVerifiedUntil = async (db: Db, id: string, now: Date): Promise<Date | null> => {
	const [row] = await db
		.select({ until: session.verifiedUntil })
		.from(session)
		.where(and(eq(session.id, id), gt(session.verifiedUntil, now)))
	return row?.until ?? null
}

/** Notes that a session passed the second factor. */
export const verifySession = (db: Db, id: string, verifiedUntil: Date) =>
	db.update(session).set({ verifiedUntil }).where(eq(session.id, id))

/** Takes the second factor from all sessions of an account. */
export const endVerifications = (db: Db, accountId: string) =>
	db.update(session).set({ verifiedUntil: null }).where(eq(session.accountId, accountId))
