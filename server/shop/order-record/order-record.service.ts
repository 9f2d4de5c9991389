import type { OrderPage, OrderRecord } from '#openapi/v1.gen.ts'
import { listActs } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { listInvoices } from '#server/shop/invoice/invoice.service.ts'
import { findRefundable } from '#server/shop/refund/refund.service.ts'
import { findOrders, type OrderFilter } from './find-orders.store.ts'
import { lifeOf } from './order-life.rules.ts'
import { orderQueryOf } from './order-query.rules.ts'
import {
	findAsked,
	findGivenBack,
	findLines,
	findNotes,
	findPaid,
	findRecorded,
} from './order-record.store.ts'

const rowOf = ({
	order,
	titles,
	school,
}: Awaited<ReturnType<typeof findOrders>>[number]): OrderPage['data'][number] => ({
	id: order.id,
	receipt_number: order.receiptNumber,
	status: order.status,
	provider: order.provider,
	currency: order.currency,
	total: order.total,
	created_at: order.createdAt.toISOString(),
	is_returned: order.returnedAt !== null,
	buyer: { name: order.buyerName, email: order.buyerEmail },
	school,
	titles,
})

/** DSK-11: orders of everybody, newest first, found by any number, name, address or phone. */
export const listDeskOrders = async (
	db: Db,
	asked: { search?: string; status?: OrderFilter['status']; before?: string; limit?: number },
): Promise<OrderPage> => {
	const { search = '', status, before, limit = 25 } = asked
	const query = search.trim() === '' ? null : orderQueryOf(search)
	const rows = await findOrders(db, { query, status, before }, limit + 1)
	const shown = rows.slice(0, limit)
	return {
		data: shown.map(rowOf),
		next: rows.length > limit ? shown.at(-1)!.order.id : null,
	}
}

/** Acts on one order that its life shows. */
const ACTS = 100

/**
 * DSK-11: one order with everything that happened to it, money in the smallest unit.
 * @throws Problem 404 not-found
 */
export const readDeskOrder = async (db: Db, id: string): Promise<OrderRecord> => {
	const found = await findRecorded(db, id)
	if (!found) throw new Problem(404, 'not-found')
	const { order, account, school, code } = found
	const documents = (await listInvoices(db, order.accountId, id)).data
	const refundable = await findRefundable(db, id)
	const lines = await findLines(db, id)
	const facts = {
		order,
		documents,
		payments: await findPaid(db, id),
		asked: await findAsked(db, id),
		refunds: await findGivenBack(db, id),
		notes: await findNotes(db, id),
		acts: (await listActs(db, { kind: 'order', subject: id, limit: ACTS })).data,
	}
	return {
		id,
		receipt_number: order.receiptNumber,
		status: order.status,
		provider: order.provider,
		provider_order_id: order.providerOrderId,
		currency: order.currency,
		price: order.price,
		plan_discount: order.planDiscount,
		discount: order.discount,
		gst: order.gst,
		rounding: order.rounding,
		coins: order.coins,
		total: order.total,
		promo_code: code,
		created_at: order.createdAt.toISOString(),
		is_returned: order.returnedAt !== null,
		account: { id: account.id, name: account.displayName, email: account.email },
		buyer: { name: order.buyerName, email: order.buyerEmail, phone: order.buyerPhone },
		school,
		lines: lines.map(({ line, slugtitle, courseType }) => ({
			...{ title: line.title, slugtitle, course_type: courseType, total: line.total },
		})),
		documents,
		refundable: refundable?.refundable ?? 0,
		refund_currency: refundable?.payment.currency ?? order.currency,
		life: lifeOf(facts),
	}
}
