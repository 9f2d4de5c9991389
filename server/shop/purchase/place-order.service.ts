import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { OPEN_ORDERS } from '#server/shop/order/order.rules.ts'
import {
	checkOrder,
	closeOrder,
	findOpenOrders,
	type Order,
} from '#server/shop/order/order.service.ts'
import { providersOf } from '#server/shop/payment/configured.rules.ts'
import type { PricedOrder } from '#server/shop/pricing/pricing.rules.ts'
import { priceOrder } from '#server/shop/pricing/pricing.service.ts'
import { checkOrderInput, type OrderInput } from './order-input.rules.ts'
import { writeOrder } from './write-order.service.ts'

/**
 * An order that was written, or an open one for the same products and price that the buyer goes on
 * with.
 */
export type Placed = { order: Order; priced: PricedOrder }

/** Result of one try: placed, or an open order to settle first. */
type Try = Placed | { inTheWay: Order; isSame: boolean; priced: PricedOrder }

const TRIES = 6

const agrees = (open: Order, priced: PricedOrder, input: OrderInput, now: Date) =>
	open.provider === input.provider &&
	open.total === priced.quote.total &&
	open.coins === priced.quote.coins &&
	open.discountId === (priced.discount?.id ?? null) &&
	open.expiresAt > now

const attempt = (
	deps: PaymentDeps,
	input: OrderInput,
	now: Date,
	fulfil: (tx: Db, order: Order, priced: PricedOrder) => Promise<void>,
): Promise<Try> =>
	deps.db.transaction(async (tx) => {
		await lockAccount(tx, input.accountId)
		const open = await findOpenOrders(tx, input.accountId)
		const priced = await priceOrder(tx, { ...input, holds: open, now })
		checkOrderInput(priced, input, providersOf(deps.gateways))
		const same = open.find((order) => order.productKey === priced.productKey)
		if (same) return { inTheWay: same, isSame: agrees(same, priced, input, now), priced }
		if (open.length >= OPEN_ORDERS && input.provider !== 'none')
			return { inTheWay: open[0]!, isSame: false, priced }
		const order = await writeOrder(tx, priced, input, now)
		await fulfil(tx, order, priced)
		return { order, priced }
	})

/**
 * Decides an order again on the server and takes its coupon and coins, in one transaction that
 * locks the account. An account has one open order for a set of products. A second try continues it
 * if price, coupon, coins and provider agree; otherwise, and for a sixth open order, the provider
 * is asked about the conflicting order, which is closed unless it was paid.
 * @param fulfil further work in the transaction of a new order
 * @throws Problem as checkOrderInput; 409 promo-exhausted, coins-insufficient, request-in-progress;
 * 501, 502
 */
export const placeOrder = async (
	deps: PaymentDeps,
	input: OrderInput,
	fulfil: (tx: Db, order: Order, priced: PricedOrder) => Promise<void> = async () => undefined,
): Promise<Placed> => {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const now = deps.clock()
		const tried = await attempt(deps, input, now, fulfil)
		if (!('inTheWay' in tried)) return tried
		const { inTheWay, isSame, priced } = tried
		const { status } = await checkOrder(deps, inTheWay, 'callback')
		if (status === 'paid') continue
		if (isSame) return { order: inTheWay, priced }
		await closeOrder(deps.db, inTheWay, 'cancelled', now)
	}
	throw new Problem(409, 'request-in-progress')
}
