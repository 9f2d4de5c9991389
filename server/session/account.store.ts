import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { account } from '#server/db/schema/account.ts'
import { accessToken, session } from '#server/db/schema/session.ts'
import { hashOf, nameFromEmail } from '#server/session/token.rules.ts'

/** A row of the account table. */
export type Account = typeof account.$inferSelect

/** The account a bearer token stands for, or null when it is unknown, expired or signed out. */
export const accountOfToken = async (db: Db, token: string, now: Date): Promise<Account | null> => {
  const [row] = await db
    .select({ account })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(account, eq(account.id, accessToken.accountId))
    .where(
      and(
        eq(accessToken.tokenHash, hashOf(token)),
        gt(accessToken.expiresAt, now),
        isNull(session.endedAt),
      ),
    )
  return row?.account ?? null
}

/** Finds the account of an address or opens one; two first sign-ins at once end with one account. */
export const accountOfEmail = async (db: Db, email: string, now: Date): Promise<Account> => {
  await db
    .insert(account)
    .values({ email, displayName: nameFromEmail(email), createdAt: now })
    .onConflictDoNothing({ target: account.email })
  const [row] = await db.select().from(account).where(eq(account.email, email))
  return row!
}
