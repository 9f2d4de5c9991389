import { storeEvent } from '#server/analytics/analytics.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** ANA-01: what visitors do. */
export const analyticsHandlers = (deps: Deps): Handlers => ({
  recordEvent: async ({ body, account }) => {
    await storeEvent(deps.db, {
      accountId: account?.id ?? null,
      name: body.name,
      properties: body.properties ?? {},
      now: deps.clock(),
    })
    return undefined
  },
})
