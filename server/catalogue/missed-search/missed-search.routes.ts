import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listMissedSearches } from './missed-search.service.ts'

/** DSK-17: searches without a result. */
export const missedSearchHandlers = (deps: Deps): Handlers => ({
	listMissedSearches: ({ query }) => listMissedSearches(deps, query),
})
