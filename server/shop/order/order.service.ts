import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { checkOrder } from './check-order.service.ts'
import { closeOrder } from './close-order.service.ts'
import {
	findOpenOfSchool,
	findOpenOrders,
	findOrder,
	insertOrder,
	type Order,
	setBuyer,
	setProviderOrder,
} from './order.store.ts'
import { ordersOf } from './order-history.service.ts'
import { markReceived } from './order-state.store.ts'
import { type Receipt, receiptOf } from './receipt.rules.ts'

export {
	checkOrder,
	closeOrder,
	findOpenOfSchool,
	findOpenOrders,
	insertOrder,
	markReceived,
	type Order,
	setBuyer,
	setProviderOrder,
}

const own = async (deps: PaymentDeps, accountId: string, id: string): Promise<Order> => {
	const found = await findOrder(deps.db, id, accountId)
	if (!found) throw new Problem(404, 'not-found')
	return found
}

/** Asks the provider now for the state of an order of the account. */
export const checkOwnOrder = async (
	deps: PaymentDeps,
	accountId: string,
	orderId: string,
): Promise<Receipt> => checkOrder(deps, await own(deps, accountId, orderId), 'callback')

/**
 * Cancels a payment that the buyer closed. Coupon and coins are released unless money arrived or is
 * pending. If the provider does not answer, the order closes too, because closed orders are checked
 * again.
 */
export const cancelOrder = async (
	deps: PaymentDeps,
	accountId: string,
	orderId: string,
): Promise<Receipt> => {
	const due = await own(deps, accountId, orderId)
	const receipt = await checkOrder(deps, due, 'callback').catch((error: unknown) => {
		deps.log.warn({ order: due.id, code: codeOf(error) }, 'cancelled without an answer')
		return receiptOf(due.id, [], [])
	})
	if (receipt.status === 'failed' || receipt.status === 'refunded')
		await closeOrder(deps.db, due, 'cancelled', deps.clock())
	return receipt
}

/** The account's purchase history, newest first. */
export const listOrders = (
	deps: PaymentDeps,
	accountId: string,
	page: { limit: number; offset: number },
) => ordersOf(deps.db, accountId, page)

/** One order of the account. @throws Problem 404 not-found */
export const readOrder = async (deps: PaymentDeps, accountId: string, id: string) => {
	const { data } = await ordersOf(deps.db, accountId, { id, limit: 1, offset: 0 })
	if (!data[0]) throw new Problem(404, 'not-found')
	return data[0]
}
