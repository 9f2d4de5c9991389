import type { QueryClient } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import type { Processes } from '#processes/processes.ts'
import { keepFacts } from './keep-facts.ts'
import { keptFacts } from './kept-facts.ts'
import { offlineQueue } from './offline-queue.ts'
import { registerPageWorker } from './page-worker.ts'
import { restoreFacts, restoreLessons } from './restore-facts.ts'
import { startOfflineQueue } from './start-offline-queue.ts'
import { whoIsHere } from './who-is-here.ts'

const failed = (error: unknown) => console.info('pages are not kept', error)

/**
 * Makes this browser ready for the time without a connection (OFF-01): a queue of changes, the
 * facts that were read, and a worker that serves the pages. Facts of an account leave with it.
 */
export const startOffline = async (
	{ session }: Pick<Processes, 'session'>,
	queryClient: QueryClient,
	announce: (message: string) => void,
): Promise<void> => {
	const sent = () => announce(m.offline_all_sent())
	offlineQueue.set(startOfflineQueue({ session }, queryClient, sent))
	window.addEventListener('offline', () => void restoreFacts(queryClient))
	const worker = 'serviceWorker' in navigator ? registerPageWorker() : null
	const follow = (accountId: string | null): Promise<void> => {
		worker?.then((keepShellOf) => keepShellOf(accountId)).catch(failed)
		return keptFacts.belongTo(accountId).catch(failed)
	}
	let here = whoIsHere(session.getSnapshot())
	let waiting: { drop: () => void } | undefined
	session.subscribe((snapshot) => {
		const next = whoIsHere(snapshot)
		if (next === undefined || next === here) return
		here = next
		waiting?.drop()
		void follow(here)
	})
	if (here !== undefined) await follow(here)
	await restoreLessons(queryClient)
	waiting = keepFacts(queryClient)
}
