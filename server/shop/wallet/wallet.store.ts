import { and, eq, gte, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { coinEntry, wallet } from './wallet.tables.ts'

/** One movement in the ledger: `coins` (1 or more), why, and for which order or payment. */
export type Movement = {
	accountId: string
	coins: number
	reason: string
	subjectId: string
	now: Date
}

/** The wallet of an account; undefined when it never had a coin. */
export const findWallet = async (db: Db, accountId: string) => {
	const [row] = await db.select().from(wallet).where(eq(wallet.accountId, accountId))
	return row
}

/** Writes a ledger entry; false when this reason was entered for this subject before. */
export const insertEntry = async (db: Db, movement: Movement, delta: number): Promise<boolean> => {
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

/** Lowers the balance; false when it holds less (nothing changes then). */
export const takeCoins = async (db: Db, accountId: string, coins: number): Promise<boolean> => {
	const rows = await db
		.update(wallet)
		.set({ coins: sql`${wallet.coins} - ${coins}`, usedCoins: sql`${wallet.usedCoins} + ${coins}` })
		.where(and(eq(wallet.accountId, accountId), gte(wallet.coins, coins)))
		.returning({ id: wallet.accountId })
	return rows.length === 1
}

/** Raises the balance by coins that were taken before. */
export const putBackCoins = (db: Db, accountId: string, coins: number) =>
	db
		.update(wallet)
		.set({ coins: sql`${wallet.coins} + ${coins}`, usedCoins: sql`${wallet.usedCoins} - ${coins}` })
		.where(eq(wallet.accountId, accountId))

const earn = prepare<
	never,
	Record<'id' | 'account' | 'reason' | 'subject' | 'at', string> & { coins: number }
>(
	'earn coins',
	sql`
    with entry as (
      insert into ${coinEntry} (id, account_id, delta, reason, subject_id, created_at)
      values (${sql.placeholder('id')}::uuid, ${sql.placeholder('account')}::uuid, ${sql.placeholder('coins')}::integer,
        ${sql.placeholder('reason')}, ${sql.placeholder('subject')}, ${sql.placeholder('at')}::timestamptz)
      on conflict do nothing returning account_id, delta
    )
    insert into ${wallet} (account_id, coins, used_coins, total_earned_coins)
    select account_id, delta, 0, delta from entry
    on conflict (account_id) do update set coins = ${wallet}.coins + excluded.coins,
      total_earned_coins = ${wallet}.total_earned_coins + excluded.total_earned_coins
  `,
)

/**
 * Records new coins and raises the balance, once per reason and subject. The first ones open the
 * wallet.
 */
export const addCoins = async (db: Db, movement: Movement): Promise<void> => {
	await earn(db, {
		id: v7(),
		account: movement.accountId,
		coins: movement.coins,
		reason: movement.reason,
		subject: movement.subjectId,
		at: movement.now.toISOString(),
	})
}

/** Returns the coins earned by a purchase, by the provider's payment id; undefined for none. */
export const findEarned = async (
	db: Db,
	accountId: string,
	paymentId: string,
): Promise<number | undefined> => {
	const [row] = await db
		.select({ coins: coinEntry.delta })
		.from(coinEntry)
		.where(
			and(
				eq(coinEntry.accountId, accountId),
				eq(coinEntry.reason, 'purchase'),
				eq(coinEntry.subjectId, paymentId),
			),
		)
	return row?.coins
}

/**
 * Lowers the balance and the earned sum by at most the available coins and records their number.
 * The account is locked.
 */
export const takeEarned = async (db: Db, movement: Movement): Promise<void> => {
	const held = (await findWallet(db, movement.accountId))?.coins ?? 0
	const coins = Math.min(held, movement.coins)
	if (coins === 0 || !(await insertEntry(db, movement, -coins))) return
	await db
		.update(wallet)
		.set({
			coins: sql`${wallet.coins} - ${coins}`,
			totalEarnedCoins: sql`${wallet.totalEarnedCoins} - ${coins}`,
		})
		.where(eq(wallet.accountId, movement.accountId))
}
