import type { Processes } from './processes.ts'

type Options = {
	/** True if it is free: enrols immediately, without a form (PUR-04). */
	free?: boolean
	/** Back from the provider's page: the order to ask about (PAY-02). */
	orderId?: string
}

/** Opens the purchase of one or several products; a cart becomes one order. */
export const openPurchase = (
	{ modals }: Pick<Processes, 'modals'>,
	resourceIds: readonly string[],
	{ free = false, orderId }: Options = {},
): void =>
	modals.send({
		type: 'modal.opened',
		modal: {
			kind: 'purchase',
			params: {
				resourceIds: resourceIds.join(','),
				...(free && { free: 'yes' }),
				...(orderId && { orderId }),
			},
		},
	})
