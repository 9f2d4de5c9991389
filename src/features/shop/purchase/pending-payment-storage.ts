const LEAVING_KEY = 'vidya.leaving'

/** The order at the provider's page, its account and its product. */
export type PendingPayment = { accountId: string; orderId: string; resourceIds: string[] }

const isText = (value: unknown): value is string => typeof value === 'string'

const isPending = (stored: unknown): stored is PendingPayment => {
	const { accountId, orderId, resourceIds } = Object(stored) as Record<string, unknown>
	const isOrder = isText(accountId) && isText(orderId)
	return isOrder && Array.isArray(resourceIds) && resourceIds.every(isText)
}

const read = (): PendingPayment | null => {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(LEAVING_KEY) ?? 'null')
		return isPending(stored) ? stored : null
	} catch {
		return null
	}
}

/**
 * Stores over a full page load, in this tab only, that a payment was started elsewhere; values that
 * do not parse are ignored.
 */
export const pendingPaymentStorage = {
	read,
	write: ({
		resourceIds,
		...rest
	}: Omit<PendingPayment, 'resourceIds'> & { resourceIds: readonly string[] }): void =>
		sessionStorage.setItem(LEAVING_KEY, JSON.stringify({ ...rest, resourceIds })),
	forget: (): void => sessionStorage.removeItem(LEAVING_KEY),
}
