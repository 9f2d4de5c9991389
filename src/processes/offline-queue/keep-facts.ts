import type { Query, QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#processes/when-idle.ts'
import { type KeptFact, keptFacts, mayKeep } from './kept-facts.ts'

const factOf = ({ queryKey, state }: Query): KeptFact => ({
	queryKey,
	data: state.data,
	readAt: state.dataUpdatedAt,
})

const isKept = ({ queryKey, state }: Query): boolean =>
	state.data !== undefined && mayKeep(queryKey)

const notKept = (error: unknown) => console.info('facts are not kept', error)

/**
 * Keeps every fact that a page reads, in this browser, when it has nothing else to do (OFF-01).
 * @returns `drop` forgets what waits to be written, for when its reader has left
 */
export const keepFacts = (queryClient: QueryClient): { drop: () => void } => {
	let changed = new Map<string, KeptFact>()
	const drop = () => {
		changed = new Map()
	}
	const flush = () => {
		const facts = [...changed]
		drop()
		keptFacts.write(facts).catch(notKept)
	}
	const keep = (query: Query) => {
		if (changed.size === 0) whenIdle(flush)
		changed.set(query.queryHash, factOf(query))
	}
	const cache = queryClient.getQueryCache()
	for (const query of cache.getAll()) if (isKept(query)) keep(query)
	cache.subscribe((event) => {
		if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query))
			keep(event.query)
	})
	keptFacts.prune().catch(notKept)
	return { drop }
}
