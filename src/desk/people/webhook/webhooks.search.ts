import { oneOf, readSearchBy } from '#api/search-fields.ts'

/** Statuses of a delivery, in the order of the choice. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

/** The place of the log of webhooks: what is in the URL, already validated. */
export type WebhooksSearch = { status?: (typeof deliveryStatuses)[number] }

/** Reads the place from a URL; what is wrong is left out. */
export const readWebhooksSearch: (raw: Record<string, unknown>) => WebhooksSearch = readSearchBy({
	status: oneOf(deliveryStatuses),
})
