import { measurePartner } from '#server/partner/partner.service.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** API-03: a partner's figures. */
export const partnerHandlers = (deps: Deps): Handlers => ({
  getPartnerMetrics: async (call) => ({
    response: await measurePartner(deps.db, requireAccount(call).id),
  }),
})
