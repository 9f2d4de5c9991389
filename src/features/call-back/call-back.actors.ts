import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { sentAddress } from '#machines/call-back/call-back.rules.ts'
import type { CallBackActors, CallBackVerdict } from '#machines/call-back/call-back.types.ts'

/** What an answer that is no success says (CBK-05). */
const verdictOf = (error: unknown): CallBackVerdict => {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.code === 'network') return { kind: 'unreachable' }
  const { detail } = error.problem
  return detail ? { kind: 'refused', detail } : { kind: 'failed' }
}

/** Sends a call-back request with the page it was made on and the time in India (CBK-01, CBK-07). */
export const callBackActors = {
  sendRequest: fromPromise(async ({ input: { values }, signal }) => {
    const currentUrl = sentAddress(location.href)
    const timestamp = new Date().toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' })
    try {
      const { data } = await api.POST('/sheet-storage', {
        params: { header: idempotencyKey() },
        body: { data: { ...values, currentUrl, timestamp } },
        signal,
      })
      return data?.ok ? { kind: 'sent' as const } : { kind: 'failed' as const }
    } catch (error) {
      return verdictOf(error)
    }
  }),
} satisfies CallBackActors
