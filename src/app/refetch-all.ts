import type { Query, QueryClient } from '@tanstack/react-query'

const isAboutSomebody = ({ queryKey }: Query) => queryKey[0] !== 'session'

/**
 * Refetches every query after the account changed, also those in flight: their request carried the
 * former account's token.
 */
export const refetchAll = (queryClient: QueryClient): void => {
	const cache = queryClient.getQueryCache()
	for (const query of cache.findAll({ predicate: isAboutSomebody, fetchStatus: 'fetching' })) {
		// A silent cancel hands its observers over to the next fetch; an invalidation alone would
		// accept the answer in flight as fresh.
		void query.cancel({ silent: true })
		query.fetch().catch((error: unknown) => console.info('a fact was not refetched', error))
	}
	void queryClient.invalidateQueries({ predicate: isAboutSomebody }, { cancelRefetch: false })
}
