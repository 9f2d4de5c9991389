import { type RefundFacts, refundRefusal, refundUntil } from '#domain/shop/refund-request.rules.ts'
import type { RefundEntry, RefundTerms } from '#openapi/v1.gen.ts'
import type { findOwed, findReturnable, ShownRequest } from './refund-request.store.ts'

type Returnable = NonNullable<Awaited<ReturnType<typeof findReturnable>>>
type Owed = Awaited<ReturnType<typeof findOwed>>[number]

/** The facts of an own order that the rules judge. */
export const factsOf = ({ order, payment, request, items }: Returnable): RefundFacts => ({
	isPaid: order.status === 'paid',
	total: order.total,
	paidAt: order.paidAt,
	isReturned: order.returnedAt !== null || (payment !== null && payment.status !== 'captured'),
	status: request?.status ?? null,
	items,
})

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A request as it is answered; amounts in the smallest unit of the currency. */
export const requestAnswer = (shown: ShownRequest): RefundEntry => ({
	id: shown.request.id,
	origin: 'asked',
	order_id: shown.orderId,
	receipt_number: shown.receiptNumber,
	titles: shown.titles,
	amount: shown.amount,
	currency: shown.currency,
	status: shown.request.status,
	is_delayed: shown.refundStatus === 'failed',
	reason: shown.request.reason,
	words: shown.request.words,
	decision: shown.request.decision,
	credit_note: shown.creditNote,
	asked_at: shown.request.askedAt.toISOString(),
	decided_at: iso(shown.request.decidedAt),
	sent_at: iso(shown.request.sentAt),
	received_at: iso(shown.request.receivedAt),
})

/** Money that the shop gives back by itself, as it is answered. */
export const owedAnswer = ({ refund, ...of }: Owed): RefundEntry => ({
	id: refund.id,
	origin: refund.madeBy ? 'given' : 'owed',
	order_id: of.orderId,
	receipt_number: of.receiptNumber,
	titles: of.titles,
	amount: refund.amount,
	currency: refund.currency,
	status: refund.status === 'asked' || refund.status === 'failed' ? 'approved' : refund.status,
	is_delayed: refund.status === 'failed',
	reason: null,
	words: refund.words,
	decision: '',
	credit_note: of.creditNote,
	asked_at: refund.createdAt.toISOString(),
	decided_at: refund.createdAt.toISOString(),
	sent_at: null,
	received_at: iso(refund.receivedAt),
})

/** Answers if an order may be given back, until when, and what was asked for it. */
export const termsAnswer = (
	found: Returnable,
	request: ShownRequest | undefined,
	now: Date,
): RefundTerms => {
	const facts = factsOf(found)
	return {
		refusal: refundRefusal(facts, now),
		until: iso(refundUntil(facts)),
		amount: found.payment ? found.payment.amount - found.givenBack : found.order.total,
		currency: found.payment?.currency ?? found.order.currency,
		request: request ? requestAnswer(request) : null,
	}
}
