import { planSearch } from '#server/catalogue/search/search.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findPlanned } from './search.service.ts'
import { readSearch } from './search-reading.service.ts'
import { findTitles } from './title.store.ts'

/**
 * FND-02: the first resources that have all of a search, and how many there are in all; what only
 * comes close is not suggested.
 */
export const suggestResources = async (deps: Deps, text: string, limit: number) => {
	const wanted = {
		filter: { search: text },
		shelf: 'resources' as const,
		page: { limit, offset: 0 },
	}
	const reading = await readSearch(deps, text, wanted.shelf)
	const { total, ids } = await findPlanned(deps, reading && planSearch(reading), wanted)
	return { total, data: ids.length > 0 ? await findTitles(deps.searchDb, { ids }) : [] }
}
