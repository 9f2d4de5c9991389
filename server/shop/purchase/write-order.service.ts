import { PLAN_TYPE } from '#domain/shop/purchase.rules.ts'
import { rememberName, rememberPhone } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { messageOfRefusal } from '#server/shop/discount/discount.rules.ts'
import { reserveDiscount } from '#server/shop/discount/discount.service.ts'
import { insertOrder, type Order } from '#server/shop/order/order.service.ts'
import type { PricedOrder } from '#server/shop/pricing/pricing.rules.ts'
import { spendCoins } from '#server/shop/wallet/wallet.service.ts'
import type { OrderInput } from './order-input.rules.ts'

const linesOf = ({ quote, products }: PricedOrder) =>
	quote.lines.map(({ resourceId, price, planDiscount, discount, gst, total }, i) => ({
		...(products[i]!.courseType === PLAN_TYPE ? { planId: resourceId } : { resourceId }),
		title: products[i]!.title,
		price,
		planDiscount,
		discount,
		gst,
		total,
	}))

/**
 * Takes coupon and coins and writes an order as priced, inside a transaction that holds the
 * account.
 * @throws Problem 409 promo-exhausted, coins-insufficient
 */
export const writeOrder = async (
	tx: Db,
	priced: PricedOrder,
	input: OrderInput,
	now: Date,
): Promise<Order> => {
	const { accountId, provider, buyer } = input
	const { quote, productKey } = priced
	const discountId = priced.discount?.id ?? null
	if (discountId && !(await reserveDiscount(tx, discountId, now)))
		throw new Problem(409, 'promo-exhausted', messageOfRefusal['promo-exhausted'])
	const { price, planDiscount, discount, gst, rounding, coins, total } = quote
	const order = await insertOrder(
		tx,
		{
			accountId,
			provider,
			status: provider === 'none' ? 'paid' : 'created',
			productKey,
			...{ price, planDiscount, discount, gst, rounding, coins, total, discountId },
			buyerName: buyer.name,
			buyerEmail: buyer.email,
			buyerPhone: buyer.phone,
			buyerOrganization: buyer.organization || null,
			buyerBornOn: buyer.bornOn ?? null,
			lines: linesOf(priced),
		},
		now,
	)
	const spent = { accountId, coins, reason: 'order', subjectId: order.id, now }
	if (!(await spendCoins(tx, spent))) throw new Problem(409, 'coins-insufficient')
	if (provider !== 'none' && input.lacksName) await rememberName(tx, accountId, buyer.name)
	if (buyer.phone && input.lacksPhone) await rememberPhone(tx, accountId, buyer.phone)
	return order
}
