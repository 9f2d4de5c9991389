import type { AuditPage, components, Invoice as Document } from '#openapi/v1.gen.ts'
import type {
	findAsked,
	findGivenBack,
	findNotes,
	findPaid,
	findRecorded,
} from './order-record.store.ts'

/** One thing that happened to an order. */
export type OrderStep = components['schemas']['OrderStep']

type Row<Find extends (...args: never[]) => Promise<unknown>> = NonNullable<
	Awaited<ReturnType<Find>>
>
type Act = AuditPage['data'][number]

/** The rows from which an order's life is read. */
export type OrderFacts = {
	order: Row<typeof findRecorded>['order']
	payments: Awaited<ReturnType<typeof findPaid>>
	documents: readonly Document[]
	asked: Awaited<ReturnType<typeof findAsked>>
	refunds: Awaited<ReturnType<typeof findGivenBack>>
	notes: Awaited<ReturnType<typeof findNotes>>
	acts: readonly Act[]
}

const blank = { by: null, amount: null, currency: null, reference: null, detail: null, text: '' }

const orderedStep = ({
	createdAt,
	buyerName,
	total,
	currency,
}: OrderFacts['order']): OrderStep => ({
	...blank,
	at: createdAt.toISOString(),
	kind: 'ordered',
	by: buyerName,
	amount: total,
	currency,
})

const paymentStep = (row: OrderFacts['payments'][number]): OrderStep => ({
	...blank,
	at: row.createdAt.toISOString(),
	kind: row.outcome === 'fulfilled' ? 'paid' : 'payment-not-used',
	amount: row.amount,
	currency: row.currency,
	reference: row.id,
	detail: row.reportedBy,
})

const documentStep = (row: Document): OrderStep => ({
	...blank,
	at: row.issued_at,
	kind: row.kind,
	amount: row.total,
	currency: 'INR',
	reference: row.number,
})

const requestSteps = ({ request, by }: NonNullable<OrderFacts['asked']>): OrderStep[] => {
	const { askedAt, decidedAt, reason, words, status, decision } = request
	const isRefused = status === 'refused'
	return [
		{ ...blank, at: askedAt.toISOString(), kind: 'refund-asked', detail: reason, text: words },
		...(decidedAt
			? [
					{
						...blank,
						at: decidedAt.toISOString(),
						kind: isRefused ? ('refund-refused' as const) : ('refund-approved' as const),
						by,
						text: decision,
					},
				]
			: []),
	]
}

const refundSteps = ({ refund, by }: OrderFacts['refunds'][number]): OrderStep[] => {
	const { amount, currency, providerRefundId: reference, receivedAt } = refund
	const money = { amount, currency, reference }
	const given = { ...blank, ...money, by, detail: refund.reason, text: refund.words }
	return [
		{ ...given, at: refund.createdAt.toISOString(), kind: 'refund-begun' },
		...(receivedAt
			? [{ ...blank, ...money, at: receivedAt.toISOString(), kind: 'refund-received' as const }]
			: []),
		...(refund.status === 'failed'
			? [{ ...blank, ...money, at: refund.nextAt.toISOString(), kind: 'refund-failed' as const }]
			: []),
	]
}

const noteStep = ({ note, by }: OrderFacts['notes'][number]): OrderStep => ({
	...blank,
	at: note.createdAt.toISOString(),
	kind: 'note',
	by,
	text: note.text,
})

const actKinds: Record<string, OrderStep['kind']> = {
	resendOrderMail: 'mail-resent',
	correctBilling: 'billing-corrected',
}

const actSteps = ({ at, actor, operation }: Act): OrderStep[] => {
	const kind = actKinds[operation]
	return kind ? [{ ...blank, at, kind, by: actor?.name ?? null }] : []
}

/** Returns what happened to an order, in the order of time (DSK-11). */
export const lifeOf = (facts: OrderFacts): OrderStep[] => {
	const { order, payments, documents, asked, refunds, notes, acts } = facts
	const steps = [
		orderedStep(order),
		...payments.map(paymentStep),
		...documents.map(documentStep),
		...(asked ? requestSteps(asked) : []),
		...refunds.flatMap(refundSteps),
		...notes.map(noteStep),
		...acts.flatMap(actSteps),
	]
	return steps.sort((a, b) => a.at.localeCompare(b.at))
}
