import { GST_PERCENT } from '#domain/shop/purchase.rules.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import { issueInvoice } from '#server/shop/invoice/invoice.service.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { productKeyOf } from '#server/shop/pricing/pricing.rules.ts'
import { seedId } from '../seed-id.ts'

/** The buyer; `key` distinguishes the rows of one demo order from those of another. */
type Buyer = { key: string; name: string; email: string; phone: string; place: string }

const settled: Buyer = {
	key: 'settled',
	name: 'Rajesh Pawar',
	email: 'settled-teacher@demo.vidya.test',
	phone: '+919890123456',
	place: '0001',
}

/** A paid order for one thing, as the purchase would have written it; answers its id. */
export const seedPaidOrder = async (
	db: Db,
	id: string,
	bought: { id: string; title: string; price?: number | null },
	paidAt: Date,
	{ key, name, email, phone, place }: Buyer = settled,
): Promise<string> => {
	const price = bought.price ?? 0
	const gst = Math.round((price * GST_PERCENT) / 100)
	const total = Math.round((price + gst) / 100) * 100
	const paymentId = `pay_seeded000${place}`
	const orderId = seedId('order', key)
	await db.insert(order).values({
		id: orderId,
		accountId: id,
		provider: 'razorpay',
		providerOrderId: `order_seeded000${place}`,
		productKey: productKeyOf([bought.id]),
		status: 'paid',
		price,
		planDiscount: 0,
		discount: 0,
		gst,
		rounding: total - price - gst,
		coins: 0,
		total,
		buyerName: name,
		buyerEmail: email,
		buyerPhone: phone,
		receiptNumber: `VD-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-seeded${place}`,
		createdAt: paidAt,
		expiresAt: new Date(paidAt.getTime() + 86_400_000),
		paidAt,
	})
	await db.insert(orderLine).values({
		id: seedId('line', key),
		orderId,
		resourceId: bought.id,
		title: bought.title,
		price,
		planDiscount: 0,
		discount: 0,
		gst,
		total: price + gst,
	})
	await db.insert(payment).values({
		id: paymentId,
		orderId,
		provider: 'razorpay',
		amount: total,
		reportedBy: 'callback',
		createdAt: paidAt,
	})
	await issueInvoice(db, readConfig({}), { orderId, paymentId }, paidAt)
	return orderId
}
