import type { QueryClient } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import type { RouterContext } from '#routes/-context/router-context.ts'
import { type Access, accessOf } from './access.ts'

type Context = Pick<RouterContext, 'queryClient' | 'processes'>

/**
 * Resolves, for loaders, to true if somebody is signed in: on the server the viewer that the page
 * is rendered for, in the browser once the session is restored.
 */
export const readPresence = async ({ processes }: Pick<Context, 'processes'>): Promise<boolean> =>
	import.meta.env.SSR ? processes.assumed === 'signedIn' : waitForSession(processes)

/** Resolves, for loaders, to the viewer and what they may open. */
export const readAccess = async ({ queryClient, processes }: Context): Promise<Access> =>
	(await readPresence({ processes }))
		? accessOf(true, await queryClient.ensureQueryData(accountQuery))
		: accessOf(false, undefined)

/** Returns the viewer as far as their account has been read, without asking the server. */
export const knownAccess = (queryClient: QueryClient): Access => {
	const account = queryClient.getQueryData(accountQuery.queryKey)
	return accessOf(account !== undefined, account)
}

/**
 * Starts a read in `beforeLoad` that loaders below may await. A failure reaches those that do, and
 * is no unhandled rejection where none does.
 */
export const shared = <T>(answer: Promise<T>): Promise<T> => {
	answer.catch(() => undefined)
	return answer
}
