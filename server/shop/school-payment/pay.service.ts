import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Gateway, PaymentDeps, PendingPayment } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	checkOrder,
	closeOrder,
	findOpenOfSchool,
	type Order,
	setProviderOrder,
} from '#server/shop/order/order.service.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import { hasExpired, isPayable } from '#server/shop/school-order/school-order.rules.ts'
import { holdSchoolOrder } from '#server/shop/school-order/school-order.service.ts'
import { writeSchoolPayment } from './write-order.service.ts'

const TRIES = 4

/**
 * Returns the open payment of a school's order or creates one; one at a time per order.
 * @throws Problem 404 not-found, 409 order-moved, quote-expired
 */
const place = (deps: PaymentDeps, me: Account, id: string): Promise<Order> =>
	deps.db.transaction(async (tx) => {
		const now = deps.clock()
		const held = await holdSchoolOrder(tx, id, schoolOf(me))
		if (!held) throw new Problem(404, 'not-found')
		if (hasExpired(held, now)) throw new Problem(409, 'quote-expired')
		if (!isPayable(held.status)) throw refusedMove('order-moved', held.status)
		const by = { accountId: me.id, phone: me.phone ?? '', provider: 'razorpay' as const }
		return (await findOpenOfSchool(tx, id)) ?? writeSchoolPayment(tx, held, by, now)
	})

/**
 * Returns what the browser needs to pay an order; null if it cannot be paid any more. Closes an
 * order that the provider refuses.
 */
const open = async (
	deps: PaymentDeps,
	gateway: Gateway,
	order: Order,
	title: string,
): Promise<PendingPayment | null> => {
	if (order.providerOrderId) return gateway.resume(order.providerOrderId)
	const { id: orderId, total: amount, currency } = order
	const buyer = { name: order.buyerName, email: order.buyerEmail, contact: order.buyerPhone }
	try {
		const pending = await gateway.open({ orderId, amount, currency, title, buyer })
		return (await setProviderOrder(deps.db, orderId, pending.providerOrderId)) ? pending : null
	} catch (error) {
		await closeOrder(deps.db, order, 'failed', deps.clock())
		throw error
	}
}

/**
 * PRC-01: opens a payment of an approved order at the provider, or continues the caller's open one.
 * Closes another account's unpaid one.
 * @throws Problem 404 not-found; 409 order-moved, quote-expired, payment-pending,
 * request-in-progress; 501, 502
 */
export const paySchoolOrder = async (
	deps: PaymentDeps,
	me: Account,
	id: string,
): Promise<{ order: Order; pending: PendingPayment }> => {
	const gateway = gatewayOf(deps.gateways, 'razorpay')
	for (let tries = 0; tries < TRIES; tries += 1) {
		const order = await place(deps, me, id)
		if (order.accountId === me.id) {
			const pending = await open(
				deps,
				gateway,
				order,
				`${me.displayName} · ${deps.config.BRAND_NAME}`,
			)
			if (pending) return { order, pending }
			continue
		}
		const { status } = await checkOrder(deps, order, 'callback')
		if (status === 'pending') throw new Problem(409, 'payment-pending')
		if (status !== 'paid') await closeOrder(deps.db, order, 'cancelled', deps.clock())
	}
	throw new Problem(409, 'request-in-progress')
}
