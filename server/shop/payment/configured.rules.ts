import type { Gateway, Gateways, ProviderName } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** The providers that can be paid through. */
export const providersOf = (gateways: Gateways): ProviderName[] =>
	(['razorpay', 'stripe'] as const).filter((name) => gateways[name])

/** @throws Problem 501 provider-not-configured */
export const gatewayOf = (gateways: Gateways, provider: ProviderName): Gateway => {
	const gateway = gateways[provider]
	if (!gateway) throw new Problem(501, 'provider-not-configured')
	return gateway
}
