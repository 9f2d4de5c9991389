import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/**
 * Reads what a page shows: the server renders it when all is there, the browser shows the shape of
 * it meanwhile.
 */
export const readFacts = (
	queryClient: QueryClient,
	// biome-ignore lint/suspicious/noExplicitAny: queries of any fact and key.
	queries: FetchQueryOptions<any, any, any, any>[],
): Promise<unknown> | undefined => {
	if (import.meta.env.SSR)
		return Promise.all(queries.map((query) => queryClient.ensureQueryData(query)))
	for (const query of queries) void queryClient.prefetchQuery(query)
	return undefined
}
