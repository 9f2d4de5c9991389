import { ERASURE_DAYS } from '#domain/people/account-erasure.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findUnsettled, insertErasure } from './erasure.store.ts'
import { mergeRows, type Pair } from './merge-rows.store.ts'

const DAY_MS = 24 * 3_600_000

/**
 * DSK-13: moves what an account bought and learned to another of the same person, and plans the
 * erasure of what is left of it. Hold both accounts.
 * @throws Problem 409 order-open while an order may still be paid
 */
export const mergeAccounts = async (tx: Db, pair: Pair, now: Date): Promise<void> => {
	if ((await findUnsettled(tx, pair.other)).order) throw new Problem(409, 'order-open')
	await mergeRows(tx, pair, now)
	const dueAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS)
	await insertErasure(tx, { accountId: pair.other, askedAt: now, dueAt })
}
