import { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { isKeptShell } from '#processes/kept-shell.ts'
import { ProcessesContext } from '#processes/processes.ts'
import type { RouterContext } from '#routes/-context/router-context.ts'
import { PageError } from './page-error.tsx'
import { PageNotFound } from './page-not-found.tsx'
import { PagePending } from './page-pending.tsx'
import { routeTree } from './routeTree.gen.ts'
import { searchCodec } from './search-codec.ts'

/**
 * Returns true if the router places the window when it has rendered: not where the person scrolled
 * a page before it answered. The server asks too.
 */
const placesWindow = () => {
	let isFirst = true
	return (): boolean => {
		const stays = isFirst && !import.meta.env.SSR && window.scrollY > 0
		isFirst = false
		return !stays
	}
}

/**
 * Builds the router with the providers around its pages, equally on the server and in the browser,
 * where the query cache starts with the server's data.
 * @param isShell renders the frame of every page and leaves the page itself to the browser (OFF-01)
 */
export const createAppRouter = (context: RouterContext, isShell = false) => {
	const { queryClient, processes } = context
	return createRouter({
		routeTree,
		context,
		isShell,
		...searchCodec,
		defaultPreload: 'intent',
		defaultPreloadStaleTime: 0,
		// Shows the placeholder of a loading page immediately, and no longer than needed.
		defaultPendingMs: 0,
		defaultPendingMinMs: 0,
		scrollRestoration: placesWindow(),
		defaultErrorComponent: PageError,
		defaultNotFoundComponent: PageNotFound,
		defaultPendingComponent: PagePending,
		Wrap: ({ children }) => (
			<QueryClientProvider client={queryClient}>
				<ProcessesContext value={processes}>{children}</ProcessesContext>
			</QueryClientProvider>
		),
		// Nothing is on its way when a page is rendered: its facts are there as a whole, without a
		// stream for later ones.
		dehydrate: () => ({
			// Answers of the API, which are JSON; the type of a query's data does not say so.
			facts: dehydrate(queryClient, {
				shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
			}) as object,
		}),
		hydrate: ({ facts }) => {
			hydrate(queryClient, facts)
			if (isKeptShell()) return
			// The server drops a page when its facts change: what came with the page is new, however long
			// the page waited.
			for (const query of queryClient.getQueryCache().getAll())
				query.setState({ dataUpdatedAt: Date.now() })
		},
	})
}

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createAppRouter>
	}
}
