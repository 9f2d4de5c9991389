import type { PaymentDeps, ProviderName } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import { checkOrder } from './check-order.service.ts'
import { findOrderOfProvider, type Order } from './order.store.ts'
import type { Receipt } from './receipt.rules.ts'

const ownOfProvider = async (
	deps: PaymentDeps,
	accountId: string,
	provider: ProviderName,
	providerOrderId: string,
): Promise<Order> => {
	const found = await findOrderOfProvider(deps.db, provider, providerOrderId)
	if (found?.accountId !== accountId) throw new Problem(404, 'not-found')
	return found
}

/**
 * PAY-01: what Razorpay's widget handed to the browser. A good signature says that the payment is
 * genuine, not that it was captured: the provider is asked for amount, currency and status.
 * @throws Problem 404 not-found, 400 signature-invalid, 501, 502
 */
export const verifyRazorpay = async (
	deps: PaymentDeps,
	accountId: string,
	callback: { orderId: string; paymentId: string; signature: string },
): Promise<Receipt> => {
	const gateway = gatewayOf(deps.gateways, 'razorpay')
	const due = await ownOfProvider(deps, accountId, 'razorpay', callback.orderId)
	if (!(await gateway.isGenuineCallback(callback))) throw new Problem(400, 'signature-invalid')
	return checkOrder(deps, due, 'callback', callback.paymentId)
}

/** PAY-02: the return from Stripe's page. */
export const verifyStripe = async (
	deps: PaymentDeps,
	accountId: string,
	sessionId: string,
): Promise<Receipt> =>
	checkOrder(deps, await ownOfProvider(deps, accountId, 'stripe', sessionId), 'callback')
