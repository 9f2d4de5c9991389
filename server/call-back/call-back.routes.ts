import { storeCallBack } from '#server/call-back/call-back.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** CBK-07: call-back requests, as the sheet-storage service takes them. */
export const callBackHandlers = (deps: Deps): Handlers => ({
  storeSheet: async ({ body, account, keepAnswer }) => {
    const request = { accountId: account?.id ?? null, data: body.data, now: deps.clock() }
    const answer = { ok: true }
    await storeCallBack(deps.db, request, (tx) => keepAnswer(tx, answer))
    return answer
  },
})
