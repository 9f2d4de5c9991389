import type { QueryClient } from '@tanstack/react-query'
import { type KeptFact, keptFacts } from './kept-facts.ts'

const give = async (queryClient: QueryClient, isWanted: (fact: KeptFact) => boolean) => {
	for (const [, fact] of await keptFacts.read()) {
		const known = queryClient.getQueryState(fact.queryKey)?.dataUpdatedAt ?? 0
		if (known < fact.readAt && isWanted(fact))
			queryClient.setQueryData(fact.queryKey, fact.data, { updatedAt: fact.readAt })
	}
}

const notKept = (error: unknown) => console.info('no facts are kept', error)

/**
 * Gives the query cache what this browser keeps, each as old as it is, unless it has something
 * newer (OFF-01). Nothing is dropped from the cache from then on: what is shown later may have no
 * other source.
 */
export const restoreFacts = async (queryClient: QueryClient): Promise<void> => {
	const { queries } = queryClient.getDefaultOptions()
	queryClient.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY } })
	await give(queryClient, () => true).catch(notKept)
}

/** Tells the query cache which items of my learning are kept, so that their lists say so. */
export const restoreLessons = (queryClient: QueryClient): Promise<void> =>
	give(queryClient, ({ queryKey }) => queryKey.slice(0, 3).join() === 'mine,learning,item').catch(
		notKept,
	)
