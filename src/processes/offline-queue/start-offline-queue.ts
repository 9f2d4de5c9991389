import type { QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { offlineQueueMachine } from '#machines/web/offline-queue/offline-queue.machine.ts'
import type { OfflineQueueActors } from '#machines/web/offline-queue/offline-queue.types.ts'
import { observe } from '#processes/journey/observe.ts'
import type { Processes } from '#processes/processes.ts'
import { queueStorage } from './offline-queue.storage.ts'
import { sendChange } from './send-change.ts'

/**
 * One tab sends at a time; where a browser has no locks, the server's keys alone keep a change from
 * counting twice.
 */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
	'locks' in navigator ? navigator.locks.request('vidya.changes', work) : work()

const actors = (queryClient: QueryClient) =>
	({
		sendChange: fromPromise(({ input: { change }, signal }) =>
			alone(async () => {
				if (!queueStorage.holds(change.id)) return { kind: 'sent' as const, score: null }
				const verdict = await sendChange(change, signal)
				void queryClient.invalidateQueries()
				return verdict
			}),
		),
	}) satisfies OfflineQueueActors

/**
 * Starts the queue of offline changes (OFF-01): it follows the session, the connection and the
 * queue of other tabs.
 * @param onSent called when every queued change has arrived
 */
export const startOfflineQueue = (
	{ session }: Pick<Processes, 'session'>,
	queryClient: QueryClient,
	onSent: () => void,
) => {
	const queue = createActor(
		offlineQueueMachine.provide({
			actors: actors(queryClient),
			actions: {
				storeChanges: (_, { changes }) => queueStorage.write(changes),
				announceSent: onSent,
			},
		}),
		{
			inspect: observe,
			input: {
				stored: queueStorage.read(),
				accountId: session.getSnapshot().context.accountId,
				isOnline: navigator.onLine,
			},
		},
	)
	queue.start()
	window.addEventListener('online', () => queue.send({ type: 'connection.restored' }))
	window.addEventListener('offline', () => queue.send({ type: 'connection.lost' }))
	queueStorage.onChange(() => queue.send({ type: 'storage.observed', stored: queueStorage.read() }))
	session.subscribe(({ context: { accountId } }) => {
		if (accountId !== queue.getSnapshot().context.accountId)
			queue.send({ type: 'account.observed', accountId })
	})
	return queue
}
