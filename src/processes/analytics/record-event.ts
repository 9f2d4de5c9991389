import { newId } from '#api/new-id.ts'
import type { QueuedEvent } from '#machines/web/analytics/event-queue.types.ts'
import { whenIdle } from '#processes/when-idle.ts'
import { isCountingRefused } from './counting-choice.ts'
import { sendEventsLeaving } from './send-events-leaving.ts'

type Queue = ReturnType<typeof import('./start-event-queue.ts').startEventQueue>

/** From before the queue was loaded. */
let early: QueuedEvent[] = []
let queue: Queue | null = null
let isLoading = false

const hide = () => {
	if (document.visibilityState === 'visible') return
	queue?.hide()
	if (early.length > 0) sendEventsLeaving(early)
	early = []
}

const load = async () => {
	try {
		const { startEventQueue } = await import('./start-event-queue.ts')
		queue = startEventQueue()
		for (const event of early) queue.record(event)
		early = []
	} catch (error) {
		isLoading = false
		console.info('events are not recorded yet', error)
	}
}

/**
 * Records what a visitor did (ANA-01) with the time at which it happened. It is sent when the page
 * is at rest, or when it is hidden; a failure is only logged, it never disturbs. The queue is
 * loaded at the first event. Nothing is recorded of who refused it (PRI-02).
 */
export const recordEvent = (
	name: QueuedEvent['name'],
	properties: QueuedEvent['properties'] = {},
): void => {
	if (isCountingRefused()) return
	const event = { id: newId(), name, properties, happened_at: new Date().toISOString() }
	if (queue) {
		queue.record(event)
		return
	}
	early.push(event)
	if (isLoading) return
	isLoading = true
	document.addEventListener('visibilitychange', hide)
	whenIdle(load)
}
