import type { components } from '#openapi/v1.gen.ts'

/**
 * What an order's state is to its buyer: money that is on its way is neither lost nor there
 * (PAY-01).
 */
export const outcomeOf = (status: components['schemas']['Order']['status']) =>
  (({ paid: 'paid', created: 'pending', failed: 'failed', cancelled: 'failed' }) as const)[status]
