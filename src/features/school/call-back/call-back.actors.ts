import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { newId } from '#api/new-id.ts'
import type { CallBackActors, CallBackVerdict } from '#machines/school/call-back/call-back.types.ts'
import { sendCallBack } from '#processes/offline-queue/change-calls.ts'
import { requestOf } from './call-back-request.ts'

/** Returns the verdict for a failed call (CBK-05). */
const verdictOf = (error: unknown): CallBackVerdict => {
	if (!(error instanceof ApiError)) return { kind: 'failed' }
	if (error.code === 'network') return { kind: 'unreachable' }
	const words = error.problem.error ?? error.problem.detail
	return typeof words === 'string' ? { kind: 'refused', detail: words } : { kind: 'failed' }
}

/** Sends a call-back request (CBK-07). */
export const callBackActors = {
	sendRequest: fromPromise(async ({ input: { values }, signal }) => {
		try {
			const isStored = await sendCallBack(requestOf(values), newId(), signal)
			return { kind: isStored ? ('sent' as const) : ('failed' as const) }
		} catch (error) {
			return verdictOf(error)
		}
	}),
} satisfies CallBackActors
