import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import { accessToken } from '#server/platform/database/schema/session.ts'
import { wallet } from '#server/platform/database/schema/wallet.ts'
import { hashOf, nameFromEmail } from '#server/session/token.rules.ts'

/**
 * Looks up whom a bearer token stands for: null when it is unknown, expired or signed out (signing out deletes it). Built once, because
 * every signed-in call runs it.
 */
export const accountFinder = (db: Db): ((token: string, now: Date) => Promise<Account | null>) => {
  const query = db
    .select({ account })
    .from(accessToken)
    .innerJoin(account, eq(account.id, accessToken.accountId))
    .where(
      and(
        eq(accessToken.tokenHash, sql.placeholder('hash')),
        gt(accessToken.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('account_of_token')
  return async (token, now) => {
    const [row] = await query.execute({ hash: hashOf(token), now })
    return row?.account ?? null
  }
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

/** Keeps the phone of a first purchase, so that the next one is prefilled (PUR-01); one that is kept already stays. */
export const rememberPhone = (db: Db, accountId: string, phone: string) =>
  db
    .update(account)
    .set({ phone })
    .where(and(eq(account.id, accountId), isNull(account.phone)))

/** What belongs to an account: its coins, 0 without a wallet, and its school. */
export const readBelongings = async (db: Db, accountId: string) => {
  const [row] = await db
    .select({ school, coins: wallet.coins })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .leftJoin(wallet, eq(wallet.accountId, account.id))
    .where(eq(account.id, accountId))
  return { school: row?.school ?? null, coins: row?.coins ?? 0 }
}

/** Sets or clears the picture of an account. */
export const setAvatar = (db: Db, accountId: string, avatarUrl: string | null) =>
  db.update(account).set({ avatarUrl }).where(eq(account.id, accountId))
