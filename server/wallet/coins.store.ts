import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { coinEntry, wallet } from '#server/platform/database/schema/wallet.ts'

type Movement = { accountId: string; coins: number; reason: string; subjectId: string; now: Date }

/** Notes a movement; false when it was noted before, so that the caller moves nothing twice. */
const note = async (db: Db, movement: Movement, delta: number): Promise<boolean> => {
  const rows = await db
    .insert(coinEntry)
    .values({
      accountId: movement.accountId,
      delta,
      reason: movement.reason,
      subjectId: movement.subjectId,
      createdAt: movement.now,
    })
    .onConflictDoNothing()
    .returning({ id: coinEntry.id })
  return rows.length === 1
}

/** Takes coins for an order; false when the wallet does not hold them (nothing is taken then). */
export const spendCoins = async (db: Db, movement: Movement): Promise<boolean> => {
  if (movement.coins === 0) return true
  const rows = await db
    .update(wallet)
    .set({
      coins: sql`${wallet.coins} - ${movement.coins}`,
      usedCoins: sql`${wallet.usedCoins} + ${movement.coins}`,
    })
    .where(and(eq(wallet.accountId, movement.accountId), gte(wallet.coins, movement.coins)))
    .returning({ id: wallet.accountId })
  if (rows.length === 0) return false
  await note(db, movement, -movement.coins)
  return true
}

/** Gives coins back that an order had taken. */
export const returnCoins = async (db: Db, movement: Movement): Promise<void> => {
  if (movement.coins === 0 || !(await note(db, movement, movement.coins))) return
  await db
    .update(wallet)
    .set({
      coins: sql`${wallet.coins} + ${movement.coins}`,
      usedCoins: sql`${wallet.usedCoins} - ${movement.coins}`,
    })
    .where(eq(wallet.accountId, movement.accountId))
}

/** Adds earned coins, once per reason and subject. */
export const earnCoins = async (db: Db, movement: Movement): Promise<void> => {
  if (movement.coins === 0 || !(await note(db, movement, movement.coins))) return
  await db
    .insert(wallet)
    .values({
      accountId: movement.accountId,
      coins: movement.coins,
      totalEarnedCoins: movement.coins,
    })
    .onConflictDoUpdate({
      target: wallet.accountId,
      set: {
        coins: sql`${wallet.coins} + ${movement.coins}`,
        totalEarnedCoins: sql`${wallet.totalEarnedCoins} + ${movement.coins}`,
      },
    })
}

/** What an order brought in coins, found by the provider's payment id (PUR-05). */
export const coinsOfSubject = async (
  db: Db,
  accountId: string,
  subjectId: string,
): Promise<number> => {
  const [row] = await db
    .select({ coins: coinEntry.delta })
    .from(coinEntry)
    .where(
      and(
        eq(coinEntry.accountId, accountId),
        eq(coinEntry.reason, 'purchase'),
        eq(coinEntry.subjectId, subjectId),
      ),
    )
  return row?.coins ?? 0
}
