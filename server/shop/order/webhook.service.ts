import type { PaymentDeps, ProviderName } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import { noteRefund } from '#server/shop/refund/refund.service.ts'
import { returnPayment } from '#server/shop/refund/return-payment.service.ts'
import { findOrderOfProvider } from './order.store.ts'
import { settlePayment } from './settle.service.ts'

/**
 * Heeds what a provider reports by itself. An order is looked up by provider and id, so that one
 * provider never speaks for another's.
 * @throws Problem 400 signature-invalid, 501 provider-not-configured
 */
export const handleWebhook = async (
	deps: PaymentDeps,
	provider: ProviderName,
	rawBody: string,
	headers: Record<string, string | string[] | undefined>,
): Promise<void> => {
	const gateway = gatewayOf(deps.gateways, provider)
	const webhook = await gateway.readWebhook(rawBody, headers as Record<string, string | undefined>)
	if (!webhook) throw new Problem(400, 'signature-invalid')
	const { payment, refund, returnedPaymentId } = webhook
	const due = payment && (await findOrderOfProvider(deps.db, provider, payment.providerOrderId))
	if (due) await settlePayment(deps, due, payment, 'webhook', deps.clock())
	if (refund) await noteRefund(deps, refund, 0)
	if (returnedPaymentId)
		await deps.db.transaction((tx) => returnPayment(tx, deps, returnedPaymentId, deps.clock()))
}
