import { newId } from '#api/new-id.ts'
import { subjectOf } from '#machines/web/offline-queue/offline-queue.rules.ts'
import type { ChangePayload, SentScore } from '#machines/web/offline-queue/offline-queue.types.ts'

type Queue = ReturnType<typeof import('./start-offline-queue.ts').startOfflineQueue>

let queue: Queue | null = null
const listeners = new Set<() => void>()

/** The queue of this tab; null until it has been loaded, which the first view does not wait for. */
export const offlineQueue = {
	get: (): Queue | null => queue,
	set: (next: Queue): void => {
		queue = next
		for (const listener of listeners) listener()
	},
	/** Told when the queue has been loaded. */
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener)
		return () => void listeners.delete(listener)
	},
}

/**
 * Keeps a change that could not be sent, to be sent when the connection is back (OFF-01).
 * @param title the name of the item
 * @returns its id; null when nothing can be kept here yet
 */
export const queueChange = (payload: ChangePayload, title: string): string | null => {
	if (!queue) return null
	const id = newId()
	const { accountId } = queue.getSnapshot().context
	const queuedAt = new Date().toISOString()
	const subject = subjectOf(payload, id)
	queue.send({
		type: 'change.queued',
		change: { ...payload, id, subject, accountId, title, queuedAt },
	})
	return id
}

/** Takes back a change that waits. */
export const withdrawChange = (id: string): void => queue?.send({ type: 'change.withdrawn', id })

/**
 * Resolves with the marks of a quiz that a queued change submitted; never if it is withdrawn or
 * refused.
 */
export const whenMarked = (id: string, signal: AbortSignal): Promise<SentScore> =>
	new Promise((resolve) => {
		const listening = queue?.on('change.sent', (sent) => {
			if (sent.id === id && sent.score) resolve(sent.score)
		})
		signal.addEventListener('abort', () => listening?.unsubscribe())
	})
