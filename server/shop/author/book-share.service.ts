import { v7 } from 'uuid'
import { HOLD_DAYS, shareOf } from '#domain/shop/author-share.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findAuthoredLines, insertShares } from './book-share.store.ts'

/** A tax invoice or a credit note; money in paise before GST, in the order of the order's lines. */
export type Booked = {
	id: string
	kind: 'invoice' | 'credit-note'
	orderId: string
	occasion: string
	issuedAt: Date
	facts: { lines: readonly { taxable: number }[] }
}

const HOLD_MS = HOLD_DAYS * 24 * 3_600_000

/**
 * DSK-22: books what a document brings the authors of its lines or takes back, inside the
 * transaction that issues it; the same document again books nothing. The share of a line is that of
 * all its documents together, so that what goes back whole leaves nothing. An order from before an
 * author's contract books nothing.
 */
export const bookShares = async (tx: Db, document: Booked): Promise<void> => {
	const { id: documentId, kind, orderId, occasion, issuedAt, facts } = document
	const lines = await findAuthoredLines(tx, orderId)
	const isSale = kind === 'invoice' && occasion === 'order'
	const rows = lines.flatMap((line) => {
		const { bookedTo, bookedRate, resourceId } = line
		const rate = bookedRate ?? line.rate
		if ((bookedTo === null && !isSale) || rate === 0) return []
		const taxable = facts.lines[line.place]!.taxable
		const base = kind === 'invoice' ? taxable : -taxable
		const amount = shareOf(line.base + base, rate) - line.amount
		if (base === 0) return []
		const dueAt = new Date(Math.max(line.paidAt!.getTime() + HOLD_MS, issuedAt.getTime()))
		const accountId = bookedTo ?? line.accountId
		const share = { accountId, documentId, orderId, resourceId, base, rate, amount }
		return [{ id: v7(), ...share, bookedAt: issuedAt, dueAt }]
	})
	if (rows.length > 0) await insertShares(tx, rows)
}
