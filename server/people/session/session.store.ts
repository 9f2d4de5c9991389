import { and, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { pushToken } from '#server/people/push/push.tables.ts'
import { accessToken, session } from '#server/people/session/session.tables.ts'
import {
  hashOf,
  newFamily,
  newToken,
  REFRESH_GRACE_MS,
  type RefreshToken,
  refreshToken,
  SESSION_MS,
} from '#server/people/session/token.rules.ts'
import type { Db } from '#server/platform/database/open.ts'

/** The channel on which every server hears the id of a session that ended. */
export const SESSION_ENDED = 'session_ended'

const isLive = (now: Date) => and(isNull(session.endedAt), gt(session.expiresAt, now))

/** Opens a session for a device and answers its refresh token. */
export const openSession = async (db: Db, accountId: string, now: Date) => {
  const [family, secret] = [newFamily(), newToken()]
  const [row] = await db
    .insert(session)
    .values({
      accountId,
      familyHash: hashOf(family),
      refreshHash: hashOf(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    })
    .returning({ id: session.id })
  return { sessionId: row!.id, accountId, refresh: refreshToken({ family, secret }) }
}

/**
 * Ends sessions. Their access tokens are invalid immediately and their devices get no push
 * messages.
 */
const closeSessions = (db: Db, which: SQL | undefined, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .update(session)
      .set({ endedAt: now })
      .where(which)
      .returning({ id: session.id })
    const ids = ended.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(accessToken).where(inArray(accessToken.sessionId, ids))
    await tx.delete(pushToken).where(inArray(pushToken.sessionId, ids))
    for (const id of ids) await tx.execute(sql`SELECT pg_notify(${SESSION_ENDED}, ${id})`)
  })

/**
 * Turns a refresh token into a live session. Its secret rotates at most once a minute, and the one
 * before is good for that minute, so that tabs that ask at the same moment, in any order, all go
 * on. Any other secret of the family is a replay and ends the session.
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
    .set({ refreshHash: hashOf(next), previousHash: hash, rotatedAt: now })
    .where(
      and(
        ofFamily,
        eq(session.refreshHash, hash),
        or(isNull(session.rotatedAt), lt(session.rotatedAt, since)),
      ),
    )
    .returning()
  if (rotated)
    return {
      sessionId: rotated.id,
      accountId: rotated.accountId,
      refresh: refreshToken({ family, secret: next }),
    }
  const [known] = await db.select().from(session).where(ofFamily)
  if (!known) return undefined
  const isGood =
    known.refreshHash === hash || (known.previousHash === hash && known.rotatedAt! >= since)
  if (!isGood) await closeSessions(db, eq(session.id, known.id), now)
  return isGood ? { sessionId: known.id, accountId: known.accountId, refresh: null } : undefined
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
    and(eq(session.previousHash, hash), gte(session.rotatedAt, since)),
  )
  const [row] = await db
    .select({ account, sessionId: session.id })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.familyHash, hashOf(family)), isLive(now), isGood))
  return row
}

/** Ends the session of a refresh token's family, if there is one. */
export const endFamily = (db: Db, { family }: RefreshToken, now: Date): Promise<void> =>
  closeSessions(db, eq(session.familyHash, hashOf(family)), now)

/** Ends one session. */
export const endSession = (db: Db, id: string, now: Date): Promise<void> =>
  closeSessions(db, eq(session.id, id), now)
