import type { Gateway } from '#server/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/**
 * Stands for a provider that has no keys beside one that has: it takes no money and believes nobody.
 * @throws Problem 501 provider-not-configured when an order shall be opened
 */
export const unconfiguredGateway = (provider: Gateway['provider']): Gateway => ({
  provider,
  isSandbox: false,
  open: async () => {
    throw new Problem(501, 'provider-not-configured')
  },
  fetchReport: async () => null,
  isGenuineCallback: () => false,
  readWebhook: () => null,
})
