import type { Db } from '#server/platform/database/open.ts'
import {
	addCoins,
	findEarned,
	findWallet,
	insertEntry,
	type Movement,
	putBackCoins,
	takeCoins,
	takeEarned,
} from './wallet.store.ts'

/** WAL-01: an account's coins; all 0 where there is no wallet yet (PRF-04). */
export const walletOf = async (db: Db, accountId: string) => {
	const row = await findWallet(db, accountId)
	return {
		coins: row?.coins ?? 0,
		used_coins: row?.usedCoins ?? 0,
		total_earned_coins: row?.totalEarnedCoins ?? 0,
	}
}

/** PUR-05: coins that a payment earned, by the provider's payment id; 0 when none. */
export const coinsOfPayment = async (
	db: Db,
	accountId: string,
	paymentId: string,
): Promise<number> => (await findEarned(db, accountId, paymentId)) ?? 0

/**
 * Spends and records coins, in the caller's transaction. Returns false if the wallet has too few;
 * the caller rolls back.
 */
export const spendCoins = async (db: Db, movement: Movement): Promise<boolean> => {
	if (movement.coins === 0) return true
	if (!(await takeCoins(db, movement.accountId, movement.coins))) return false
	return insertEntry(db, movement, -movement.coins)
}

/** Gives spent coins back, once per reason and subject. */
export const returnCoins = async (db: Db, movement: Movement): Promise<void> => {
	if (movement.coins === 0 || !(await insertEntry(db, movement, movement.coins))) return
	await putBackCoins(db, movement.accountId, movement.coins)
}

/** Adds earned coins, once per reason and subject. */
export const earnCoins = async (db: Db, movement: Movement): Promise<void> => {
	if (movement.coins > 0) await addCoins(db, movement)
}

/** Takes earned coins back, once per reason and subject, at most the wallet's balance. */
export const takeBackCoins = async (db: Db, movement: Movement): Promise<void> => {
	if (movement.coins > 0) await takeEarned(db, movement)
}
