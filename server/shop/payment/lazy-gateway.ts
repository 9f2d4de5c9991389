import type { Gateway } from '#server/platform/payment/gateway.ts'

/**
 * A gateway that is loaded, with its provider's SDK, when it is first asked: a start waits for none
 * of them.
 */
export const lazyGateway = (
	{ provider, scriptUrl }: Pick<Gateway, 'provider' | 'scriptUrl'>,
	load: () => Promise<Gateway>,
): Gateway => {
	let loaded: Promise<Gateway> | undefined
	const gateway = () => {
		loaded ??= load()
		return loaded
	}
	return {
		provider,
		scriptUrl,
		open: async (order) => (await gateway()).open(order),
		resume: async (providerOrderId) => (await gateway()).resume(providerOrderId),
		fetchReports: async (providerOrderId) => (await gateway()).fetchReports(providerOrderId),
		refund: async (refund) => (await gateway()).refund(refund),
		isGenuineCallback: async (callback) => (await gateway()).isGenuineCallback(callback),
		readWebhook: async (rawBody, headers) => (await gateway()).readWebhook(rawBody, headers),
	}
}
