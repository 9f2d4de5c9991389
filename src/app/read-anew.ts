import type { Query, QueryClient } from '@tanstack/react-query'

const isAboutSomebody = ({ queryKey }: Query) => queryKey[0] !== 'session'

/** Reads every fact again when somebody else is here now, also what was on its way: its question was asked by another. */
export const readAnew = (queryClient: QueryClient): void => {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ predicate: isAboutSomebody, fetchStatus: 'fetching' })) {
    // Whoever waits for the silent one gets the answer of the next. A plain invalidation would let it land and pass for fresh.
    void query.cancel({ silent: true })
    query.fetch().catch((error: unknown) => console.info('a fact was not read anew', error))
  }
  void queryClient.invalidateQueries({ predicate: isAboutSomebody }, { cancelRefetch: false })
}
