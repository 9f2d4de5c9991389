import type { Order as OrderAnswer } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
	findHistory,
	type HistoryRow,
	type LineRow,
	type PaymentRow,
} from './order-history.store.ts'

const lineAnswer = ({ line, productId, slug, slugtitle, courseType }: LineRow) => ({
	product_id: productId,
	slug,
	slugtitle,
	title: line.title,
	course_type: courseType,
	price: line.price,
	plan_discount: line.planDiscount,
	discount: line.discount,
	gst: line.gst,
	total: line.total,
})

const paymentAnswer = ({
	payment: { id, amount, currency, outcome },
	refund: back,
}: PaymentRow) => ({
	id,
	amount,
	currency,
	outcome,
	refund: back && {
		amount: back.amount,
		currency: back.currency,
		reason: back.reason,
		status: back.status,
	},
})

/**
 * Returns an order in the shape of the history. `payment_id` is the payment that fulfilled it. Uses
 * only the order's own lines and payments.
 */
const answerOf = (
	{ order: row, code }: HistoryRow,
	lines: readonly LineRow[],
	payments: readonly PaymentRow[],
): OrderAnswer => {
	const own = payments.filter(({ payment: paid }) => paid.orderId === row.id)
	return {
		id: row.id,
		receipt_number: row.receiptNumber,
		status: row.status,
		provider: row.provider,
		currency: row.currency,
		price: row.price,
		plan_discount: row.planDiscount,
		discount: row.discount,
		gst: row.gst,
		rounding: row.rounding,
		coins: row.coins,
		total: row.total,
		promo_code: code,
		created_at: row.createdAt.toISOString(),
		paid_at: row.paidAt?.toISOString() ?? null,
		payment_id: own.find(({ payment: paid }) => paid.outcome === 'fulfilled')?.payment.id ?? null,
		payments: own.map(paymentAnswer),
		buyer: {
			...{ name: row.buyerName, email: row.buyerEmail, phone: row.buyerPhone },
			...{ organization: row.buyerOrganization, dob: row.buyerBornOn },
		},
		lines: lines.filter(({ line }) => line.orderId === row.id).map(lineAnswer),
	}
}

/** An account's orders, newest first, each once with its lines and payments; money in paise. */
export const ordersOf = async (
	db: Db,
	accountId: string,
	page: { id?: string; limit: number; offset: number },
): Promise<{ total: number; data: OrderAnswer[] }> => {
	const { total, rows, lines, payments } = await findHistory(db, accountId, page)
	return { total, data: rows.map((row) => answerOf(row, lines, payments)) }
}
