import { readConfig } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import { issueInvoice } from '#server/shop/invoice/invoice.service.ts'
import { takeNumber } from '#server/shop/invoice/take-number.service.ts'
import { receiptNumber } from '#server/shop/order/order.rules.ts'
import { markReceived } from '#server/shop/order/order.service.ts'
import { schoolCartLine } from '#server/shop/school-cart/school-cart.tables.ts'
import { priceLine, priceSchoolOrder } from '#server/shop/school-cart/school-price.rules.ts'
import { fulfilSchoolOrder } from '#server/shop/school-order/fulfil.service.ts'
import type { SchoolOrder } from '#server/shop/school-order/school-order.store.ts'
import {
	schoolBuying,
	schoolOrder,
	schoolOrderLine,
} from '#server/shop/school-order/school-order.tables.ts'
import { writeSchoolPayment } from '#server/shop/school-payment/write-order.service.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

type Sold = { id: string; title: string; price?: number | null }
type Some = Partial<SchoolOrder> & { key: string; age: number; quantities: readonly number[] }

const schoolId = seedId('school', 'verified')
const main = accountId('verified-poc@demo.vidya.test')
const second = accountId('additional-poc@demo.vidya.test')
const stated = {
	stateCode: '32',
	businessName: 'St. Thomas Higher Secondary School',
	address: 'Collectorate P.O., Kottayam, Kerala 686002',
	gstin: '',
}

const orders: readonly Some[] = [
	{ key: 'paid', age: 60, quantities: [25, 10], status: 'paid', purchaseOrder: 'STH/2026/041' },
	{ key: 'cancelled', age: 48, quantities: [5], status: 'cancelled', purchaseOrder: '' },
	{ key: 'expired', age: 40, quantities: [12], status: 'quoted', accountId: second },
	{
		...{ key: 'transferring', age: 9, quantities: [30], status: 'transferring' },
		...{ purchaseOrder: 'STH/2026/057', transferReference: 'VTK4M7Q2XR9D' },
	},
	{
		key: 'approved',
		age: 6,
		quantities: [8, 8],
		status: 'approved',
		purchaseOrder: 'STH/2026/060',
	},
	{
		...{ key: 'rejected', age: 5, quantities: [100], status: 'rejected', accountId: second },
		...{ purchaseOrder: 'STH/2026/061', decidedBy: main },
		decision: 'We have 62 teachers. Please ask for as many.',
	},
	{
		...{ key: 'waiting', age: 2, quantities: [62, 15], status: 'waiting', accountId: second },
		purchaseOrder: 'STH/2026/063',
	},
	{ key: 'quoted', age: 1, quantities: [20], status: 'quoted' },
]

const writeOrder = async (
	db: Db,
	{ key, age, quantities, ...some }: Some,
	sold: readonly Sold[],
	ago: (days: number) => Date,
): Promise<SchoolOrder> => {
	const lines = quantities.map((quantity, i) => {
		const { id: resourceId, title, price } = sold[i]!
		const unitPrice = price!
		return { resourceId, title, quantity, unitPrice, ...priceLine({ unitPrice, quantity }) }
	})
	const isOrdered = some.status !== 'quoted' && some.status !== 'cancelled'
	const [row] = await db
		.insert(schoolOrder)
		.values({
			id: seedId('school-order', key),
			...{ schoolId, accountId: main, status: 'quoted' },
			...priceSchoolOrder(lines),
			...(isOrdered && { ...stated, submittedAt: ago(age - 0.5) }),
			...some,
			...(some.decidedBy && { decidedAt: ago(age - 1) }),
			...(some.status === 'paid' && { paidAt: ago(age - 1), bankReference: 'SBIN426300012345' }),
			...(some.status === 'cancelled' && { cancelledAt: ago(age - 1) }),
			quoteNumber: await takeNumber(db, 'VQ', ago(age)),
			createdAt: ago(age),
			validUntil: ago(age - 30),
		})
		.returning()
	await db.insert(schoolOrderLine).values(
		lines.map((line, i) => ({
			...line,
			id: seedId('school-order-line', `${key} ${i}`),
			schoolOrderId: row!.id,
		})),
	)
	return row!
}

/** Orders of the verified school, one in each state, its limit, and what waits in its cart. */
export const seedSchoolOrders = async (
	db: Db,
	sold: readonly Sold[],
	ago: (days: number) => Date,
): Promise<void> => {
	await db.insert(schoolBuying).values({ schoolId, approvalLimit: 1_000_000, changedAt: ago(90) })
	const config = readConfig({})
	for (const some of orders) {
		const row = await writeOrder(db, some, sold, ago)
		if (!row.paidAt) continue
		const by = { accountId: main, phone: '+919447112233', provider: 'none' as const }
		const { id: orderId } = await writeSchoolPayment(db, row, by, row.paidAt)
		await markReceived(db, orderId, receiptNumber(orderId, row.paidAt), row.paidAt)
		await fulfilSchoolOrder(db, config, row, row.paidAt)
		const paid = { orderId, paymentId: row.bankReference! }
		await issueInvoice(db, config, paid, row.paidAt)
	}
	await db.insert(schoolCartLine).values([
		{
			...{ id: seedId('school-cart', '0'), schoolId, resourceId: sold[2]!.id, quantity: 18 },
			...{ changedBy: second, changedAt: ago(0.2), createdAt: ago(1) },
			...{ previousQuantity: 12, previousBy: main },
		},
		{
			...{ id: seedId('school-cart', '1'), schoolId, resourceId: sold[3]!.id, quantity: 40 },
			...{ changedBy: main, changedAt: ago(0.5), createdAt: ago(0.5) },
		},
	])
}
