import { storeEvents } from '#server/analytics/analytics.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** ANA-01: what visitors do. */
export const analyticsHandlers = (deps: Deps): Handlers => ({
  recordEvent: async ({ body, account }) => {
    const events = 'events' in body ? body.events : [body]
    await storeEvents(deps.db, events, account?.id ?? null, deps.clock())
    return undefined
  },
})
