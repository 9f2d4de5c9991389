import type { Order } from '#openapi/v1.gen.ts'

/**
 * Maps an order's status to its result for the buyer: money in transit is neither lost nor received
 * (PAY-01).
 */
export const outcomeOf = (status: Order['status']) =>
	(({ paid: 'paid', created: 'pending', failed: 'failed', cancelled: 'failed' }) as const)[status]
