import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database/open.ts'
import { insertOrder, type Order } from '#server/shop/order/order.service.ts'
import { titleOf } from '#server/shop/school-order/school-order.rules.ts'
import {
	findAddressee,
	findOrderLines,
	type SchoolOrder,
} from '#server/shop/school-order/school-order.service.ts'

/**
 * Creates the payable order of a school's order at the quoted price, inside a transaction.
 * @param input.accountId who pays
 */
export const writeSchoolPayment = async (
	tx: Db,
	of: SchoolOrder,
	input: { accountId: string; phone: string; provider: 'razorpay' | 'none' },
	now: Date,
): Promise<Order> => {
	const { accountId, phone, provider } = input
	const buyer = await findAddressee(tx, accountId)
	const lines = await findOrderLines(tx, of.id)
	return insertOrder(
		tx,
		{
			accountId,
			provider,
			schoolOrderId: of.id,
			status: provider === 'none' ? 'paid' : 'created',
			productKey: createHash('sha256').update(`school ${of.id}`).digest('hex'),
			...{ price: of.price, gst: of.gst, rounding: of.rounding, total: of.total },
			...{ planDiscount: 0, discount: 0, coins: 0 },
			...{ buyerName: buyer.name, buyerEmail: buyer.email, buyerPhone: phone },
			lines: lines.map((line) => ({
				resourceId: line.resourceId,
				title: titleOf(line),
				...{ price: line.price, gst: line.gst, total: line.total },
				...{ planDiscount: 0, discount: 0 },
			})),
		},
		now,
	)
}
