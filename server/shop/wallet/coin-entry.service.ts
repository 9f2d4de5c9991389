import type { CoinEntry } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findEntries } from './coin-entry.store.ts'

/** Published reasons of coin entries; any other reason counts as a gift. */
const reasons: Readonly<Record<string, CoinEntry['reason']>> = {
	purchase: 'earned',
	order: 'used',
	'order-reopened': 'used',
	'order-returned': 'returned',
	'order-reopen-returned': 'returned',
	'order-refunded': 'refunded',
	'purchase-refunded': 'taken_back',
}

/** WAL-01: how an account came by its coins and what it used them for, the newest first. */
export const listEntries = async (
	db: Db,
	accountId: string,
	{ limit = 20, offset = 0 }: { limit?: number; offset?: number },
): Promise<{ total: number; data: CoinEntry[] }> => {
	const { total, rows } = await findEntries(db, { accountId, limit, offset })
	const data = rows.map(({ id, delta, balance, reason, order_id, created_at }) => ({
		id,
		coins: delta,
		balance,
		reason: reasons[reason] ?? 'gift',
		order_id,
		created_at: new Date(created_at).toISOString(),
	}))
	return { total, data }
}
