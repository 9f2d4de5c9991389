import { sendMessage } from '#server/people/site/site.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { requesterOf } from '#server/platform/limits/requester.ts'

/** PRI-02: whom to reach and how, and messages to them. */
export const siteHandlers = (deps: Deps): Handlers => ({
  getSite: async () => {
    const { contact, apps, copilotUrl } = deps.config.site
    const { officerEmail, ...rest } = contact
    return {
      ...rest,
      officer_email: officerEmail,
      android_app_url: apps.android,
      ios_app_url: apps.ios,
      copilot_url: copilotUrl,
    }
  },

  sendContactMessage: async ({ body, account, request, keepAnswer }) => {
    const answer = { ok: true }
    const sender = { accountId: account?.id ?? null, requester: requesterOf(request) }
    await sendMessage(deps, { ...body, ...sender }, (tx) => keepAnswer(tx, answer))
    return answer
  },
})
