import type {
	Gateway,
	PaymentDeps,
	PendingPayment,
	ProviderName,
} from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	closeOrder,
	type Order,
	setBuyer,
	setProviderOrder,
} from '#server/shop/order/order.service.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import type { PricedOrder } from '#server/shop/pricing/pricing.rules.ts'
import type { OrderInput } from './order-input.rules.ts'
import { type Placed, placeOrder } from './place-order.service.ts'

const TRIES = 4

const titleOf = ({ products }: PricedOrder) => {
	const [first, ...others] = products
	return others.length === 0 ? first!.title : `${first!.title} + ${others.length}`
}

/**
 * Opens an order at its provider; null when it got its id there, or was closed, meanwhile. An order
 * that the provider does not take is closed.
 */
const open = async (
	deps: PaymentDeps,
	gateway: Gateway,
	{ order, priced }: Placed,
	buyer: OrderInput['buyer'],
): Promise<PendingPayment | null> => {
	try {
		const pending = await gateway.open({
			orderId: order.id,
			amount: order.total,
			currency: order.currency,
			title: titleOf(priced),
			buyer: { name: buyer.name, email: buyer.email, contact: buyer.phone },
		})
		return (await setProviderOrder(deps.db, order.id, pending.providerOrderId)) ? pending : null
	} catch (error) {
		const { cause } = error as Error
		deps.log.error({ order: order.id, reason: String(cause) }, 'provider did not take the order')
		await closeOrder(deps.db, order, 'failed', deps.clock())
		throw error
	}
}

const resume = async (
	deps: PaymentDeps,
	gateway: Gateway,
	order: Order & { providerOrderId: string },
	{ name, email, phone }: OrderInput['buyer'],
): Promise<PendingPayment | null> => {
	const pending = await gateway.resume(order.providerOrderId)
	if (pending)
		await setBuyer(deps.db, order.id, { buyerName: name, buyerEmail: email, buyerPhone: phone })
	else await closeOrder(deps.db, order, 'cancelled', deps.clock())
	return pending
}

/**
 * PAY-03: places an order and opens it at its provider, or goes on with the one that is open
 * already.
 * @throws Problem 501 provider-not-configured before anything is taken; as placeOrder; 502
 * provider-unreachable
 */
export const payOrder = async (
	deps: PaymentDeps,
	input: OrderInput & { provider: ProviderName },
): Promise<{ order: Order; pending: PendingPayment }> => {
	const gateway = gatewayOf(deps.gateways, input.provider)
	for (let tries = 0; tries < TRIES; tries += 1) {
		const placed = await placeOrder(deps, input)
		const { order } = placed
		const { providerOrderId } = order
		const pending = providerOrderId
			? await resume(deps, gateway, { ...order, providerOrderId }, input.buyer)
			: await open(deps, gateway, placed, input.buyer)
		if (pending) return { order, pending }
	}
	throw new Problem(409, 'request-in-progress')
}
