import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { callsEnded, hasCallUnderWay } from '#api/transport.ts'
import type { EventQueueActors, EventVerdict } from '#machines/web/analytics/event-queue.types.ts'
import { whenIdle } from '#processes/when-idle.ts'

const isRefusal = (error: unknown): error is ApiError =>
	error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Waits until the browser is idle, and sends events in one call with the current session. */
export const eventQueueActors = {
	waitForQuiet: fromPromise(async () => {
		do {
			await callsEnded()
			await new Promise<void>((resolve) => whenIdle(resolve))
		} while (hasCallUnderWay())
	}),
	sendEvents: fromPromise(async ({ input: { events } }): Promise<EventVerdict> => {
		try {
			await api.POST('/analytics/events', { body: { events } })
			return { kind: 'stored' }
		} catch (error) {
			console.info('events were not recorded', error)
			if (isRefusal(error)) return { kind: 'refused' }
			throw error
		}
	}),
} satisfies EventQueueActors
