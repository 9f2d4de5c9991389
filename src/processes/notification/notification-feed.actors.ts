import type { QueryClient } from '@tanstack/react-query'
import { fromEventObservable } from 'xstate'
import { api } from '#api/client.ts'
import type {
	NotificationFeedActors,
	StreamEvent,
} from '#machines/people/notification/notification-feed.types.ts'
import { notificationsQuery } from './notification.queries.ts'
import { readEventStream } from './read-event-stream.ts'

type Tell = (event: StreamEvent) => void

/**
 * Asks for the stream, from the version of the list at hand on, and passes on what it tells
 * (NTF-03).
 */
const follow = async (queryClient: QueryClient, signal: AbortSignal, tell: Tell) => {
	const known = queryClient.getQueryData(notificationsQuery().queryKey)?.version
	const { data } = await api.GET('/task/notification-stream', {
		params: { header: known ? { 'Last-Event-ID': known } : {} },
		parseAs: 'stream',
		signal,
	})
	tell({ type: 'stream.opened' })
	await readEventStream(data as ReadableStream<Uint8Array>, (event) => {
		if (event === 'notifications') tell({ type: 'notification.told' })
	})
}

/**
 * Follows the notifications by a call that stays open; it carries the bearer token, which an
 * EventSource cannot.
 */
export const notificationFeedActors = (queryClient: QueryClient) =>
	({
		followNotifications: fromEventObservable<StreamEvent, void>(() => ({
			subscribe: (observer) => {
				const leaving = new AbortController()
				const report = typeof observer === 'function' ? { next: observer } : observer
				follow(queryClient, leaving.signal, (event) => report.next?.(event)).then(
					() => report.complete?.(),
					(error: unknown) => leaving.signal.aborted || report.error?.(error),
				)
				return { unsubscribe: () => leaving.abort() }
			},
		})),
	}) satisfies NotificationFeedActors
