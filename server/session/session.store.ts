import { and, count, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { accessToken, loginLink, session } from '#server/platform/database/schema/session.ts'
import {
  ACCESS_TOKEN_MS,
  hashOf,
  LOGIN_LINK_MS,
  newToken,
  REFRESH_GRACE_MS,
  SESSION_MS,
} from '#server/session/token.rules.ts'

export type LoginLink = typeof loginLink.$inferSelect

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Writes a login link and answers its token, which is stored only as a hash. */
export const createLoginLink = async (
  db: Db,
  link: { email: string; returnTo: string; invite: Record<string, string>; now: Date },
): Promise<string> => {
  const token = newToken()
  await db.insert(loginLink).values({
    tokenHash: hashOf(token),
    email: link.email,
    returnTo: link.returnTo,
    invite: link.invite,
    createdAt: link.now,
    expiresAt: later(link.now, LOGIN_LINK_MS),
  })
  return token
}

/** How many links an address was sent since a moment. */
export const countLoginLinks = async (db: Db, email: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ links: count() })
    .from(loginLink)
    .where(and(eq(loginLink.email, email), gt(loginLink.createdAt, since)))
  return row?.links ?? 0
}

const ofToken = (token: string) =>
  and(eq(loginLink.tokenHash, hashOf(token)), eq(loginLink.purpose, 'login'))

export const findLoginLink = async (db: Db, token: string): Promise<LoginLink | undefined> => {
  const [row] = await db.select().from(loginLink).where(ofToken(token))
  return row
}

/** Uses a link up: exactly one caller gets the row, everyone after it undefined. */
export const useLoginLink = async (
  db: Db,
  token: string,
  now: Date,
): Promise<LoginLink | undefined> => {
  const [row] = await db
    .update(loginLink)
    .set({ usedAt: now })
    .where(and(ofToken(token), isNull(loginLink.usedAt), gt(loginLink.expiresAt, now)))
    .returning()
  return row
}

/** Opens a session for a device and answers its refresh token. */
export const openSession = async (db: Db, accountId: string, now: Date) => {
  const refresh = newToken()
  const [row] = await db
    .insert(session)
    .values({
      accountId,
      refreshHash: hashOf(refresh),
      createdAt: now,
      expiresAt: later(now, SESSION_MS),
    })
    .returning({ id: session.id })
  return { sessionId: row!.id, accountId, refresh }
}

/** Issues a bearer token for a session and drops the account's expired ones. */
export const issueAccessToken = async (
  db: Db,
  owner: { sessionId: string; accountId: string },
  now: Date,
): Promise<string> => {
  const token = newToken()
  await db
    .delete(accessToken)
    .where(and(eq(accessToken.sessionId, owner.sessionId), lt(accessToken.expiresAt, now)))
  await db.insert(accessToken).values({
    sessionId: owner.sessionId,
    accountId: owner.accountId,
    tokenHash: hashOf(token),
    expiresAt: later(now, ACCESS_TOKEN_MS),
  })
  return token
}

/**
 * Turns a refresh token into a live session. The token rotates; its predecessor is good for a minute more (two tabs), after
 * which it is a replay and ends the session.
 * @returns the session with the new refresh token (null when the predecessor was used), or undefined
 */
export const rotateSession = async (db: Db, refresh: string, now: Date) => {
  const hash = hashOf(refresh)
  const live = and(isNull(session.endedAt), gt(session.expiresAt, now))
  const next = newToken()
  const [rotated] = await db
    .update(session)
    .set({ refreshHash: hashOf(next), previousHash: hash, rotatedAt: now })
    .where(and(eq(session.refreshHash, hash), live))
    .returning()
  if (rotated) return { sessionId: rotated.id, accountId: rotated.accountId, refresh: next }
  const [predecessor] = await db
    .select()
    .from(session)
    .where(and(eq(session.previousHash, hash), live))
  if (!predecessor) return undefined
  const isInGrace = now.getTime() - predecessor.rotatedAt!.getTime() <= REFRESH_GRACE_MS
  if (!isInGrace) await closeSessions(db, eq(session.id, predecessor.id), now)
  return isInGrace
    ? { sessionId: predecessor.id, accountId: predecessor.accountId, refresh: null }
    : undefined
}

/** Ends sessions and deletes their access tokens, so that a token alone tells who calls. */
const closeSessions = (db: Db, which: SQL | undefined, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx.update(session).set({ endedAt: now }).where(which).returning()
    for (const { id } of ended) await tx.delete(accessToken).where(eq(accessToken.sessionId, id))
  })

/** Ends the session of a refresh token, if there is one; its access tokens stop working at once. */
export const endSession = (db: Db, refresh: string, now: Date): Promise<void> => {
  const hash = hashOf(refresh)
  return closeSessions(db, or(eq(session.refreshHash, hash), eq(session.previousHash, hash)), now)
}
