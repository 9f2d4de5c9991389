import { oneOf, readSearchBy, words } from '#api/search-fields.ts'

/** Statuses of an order, in the order of its life. */
export const orderStatuses = ['created', 'paid', 'failed', 'cancelled'] as const

/** The place of the desk's list of orders: what is in the URL, already validated. */
export type OrdersSearch = { search?: string; status?: (typeof orderStatuses)[number] }

/** Reads the place from a URL; what is wrong is left out. */
export const readOrdersSearch: (raw: Record<string, unknown>) => OrdersSearch = readSearchBy({
	search: words(120),
	status: oneOf(orderStatuses),
})
