import type { SchoolOrder as OrderAnswer } from '#openapi/v1.gen.ts'
import { bankOf } from '#server/people/site/bank.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { hasExpired } from './school-order.rules.ts'
import { findShown, type SchoolOrderLine, type ShownOrder } from './school-order.store.ts'

export type Reader = Pick<Account, 'id' | 'schoolId'>
type ReadDeps = Pick<Deps, 'db' | 'clock' | 'config'>

const isoOf = (at: Date | null) => at?.toISOString() ?? null

const lineAnswer = (line: SchoolOrderLine): OrderAnswer['lines'][number] => ({
	product_id: line.resourceId,
	title: line.title,
	quantity: line.quantity,
	unit_price: line.unitPrice,
	price: line.price,
	gst: line.gst,
	total: line.total,
})

const transferAnswer = (
	{ status, transferReference: reference }: ShownOrder['order'],
	config: Deps['config'],
): OrderAnswer['transfer'] => {
	const bank = bankOf(config)
	return status === 'transferring' && reference && bank ? { reference, ...bank } : null
}

/** A school's orders as they are answered, newest first; money in paise. */
export const answersOf = async (
	{ db, clock, config }: ReadDeps,
	reader: Reader,
	page: { id?: string; limit: number; offset: number },
): Promise<{ total: number; data: OrderAnswer[] }> => {
	const { total, rows, lines } = await findShown(db, schoolOf(reader), page)
	const now = clock()
	const data = rows.map(({ order, ...row }) => ({
		id: order.id,
		status: order.status,
		is_expired: hasExpired(order, now),
		quote_number: order.quoteNumber,
		price: order.price,
		gst: order.gst,
		rounding: order.rounding,
		total: order.total,
		lines: lines.filter((line) => line.schoolOrderId === order.id).map(lineAnswer),
		buyer: row.buyer,
		is_own: order.accountId === reader.id,
		purchase_order: order.purchaseOrder,
		billing: {
			state_code: order.stateCode,
			business_name: order.businessName,
			address: order.address,
			gstin: order.gstin,
		},
		created_at: order.createdAt.toISOString(),
		valid_until: order.validUntil.toISOString(),
		submitted_at: isoOf(order.submittedAt),
		decided_at: isoOf(order.decidedAt),
		decided_by: row.decidedBy,
		decision: order.decision,
		paid_at: isoOf(order.paidAt),
		cancelled_at: isoOf(order.cancelledAt),
		transfer: transferAnswer(order, config),
		bank_reference: order.bankReference,
		invoice: row.invoice,
		credit_note: row.creditNote,
	}))
	return { total, data }
}

/**
 * Returns one order of the reader's school in the contract's shape.
 * @throws Problem 404 not-found, also for another school's
 */
export const answerOf = async (
	deps: ReadDeps,
	reader: Reader,
	id: string,
): Promise<OrderAnswer> => {
	const { data } = await answersOf(deps, reader, { id, limit: 1, offset: 0 })
	if (!data[0]) throw new Problem(404, 'not-found')
	return data[0]
}
