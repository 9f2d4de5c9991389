import type { Query, QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { isServerUp } from '#api/ask-server.ts'
import { serverReturnMachine } from '#machines/web/offline-queue/server-return.machine.ts'
import type {
	ServerReturnActors,
	ServerReturnEffects,
} from '#machines/web/offline-queue/server-return.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { serverAway } from './server-away.ts'

/** No answer, or a proxy's or our own word that the server is away for now. */
const AWAY: readonly number[] = [0, 502, 503, 504]

const isFailed = ({ state }: Query) => state.status === 'error'

const isAway = (error: unknown): boolean =>
	navigator.onLine && error instanceof ApiError && AWAY.includes(error.status)

/**
 * Follows reads that fail because the server is away, and repeats them when it is back (NAV-12).
 */
export const startServerReturn = (queryClient: QueryClient): { leavePage: () => void } => {
	const actors = {
		askServer: fromPromise(async ({ signal }) => ({
			kind: (await isServerUp(signal)) ? 'up' : 'down',
		})),
	} satisfies ServerReturnActors
	const actions = {
		repeatReads: () => {
			void queryClient.refetchQueries({ type: 'active', predicate: isFailed })
			serverAway.returned()
		},
	} satisfies ServerReturnEffects
	const actor = createActor(serverReturnMachine.provide({ actors, actions }), { inspect: observe })
	actor.start()
	serverAway.follow(() => actor.send({ type: 'read.failed' }))
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type === 'updated' && event.action.type === 'error' && isAway(event.action.error))
			actor.send({ type: 'read.failed' })
	})
	const leavePage = () => actor.send({ type: 'page.changed' })
	window.addEventListener('online', leavePage)
	return { leavePage }
}
