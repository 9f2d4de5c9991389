import { withoutChosen } from '#server/catalogue/search/chosen.rules.ts'
import { planClosest } from '#server/catalogue/search/closest.rules.ts'
import type { ListFilter, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import { planSearch } from '#server/catalogue/search/search.rules.ts'
import type { SearchPlan } from '#server/catalogue/search/search-plan.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { answerReading } from './answer.service.ts'
import type { Matching } from './facet.store.ts'
import { MOST } from './search.service.ts'
import { countMatches } from './search.store.ts'
import { readSearch } from './search-reading.service.ts'

/**
 * Returns the base of a search's list: resources that match all of it, else the closest; null if
 * nothing is found. Costs one statement more than reading a search of several parts, three more if
 * nothing matches all of it.
 */
export const matchingOf = async (
	deps: Deps,
	filter: ListFilter,
	shelf: Shelf,
): Promise<Matching | null> => {
	const read = await readSearch(deps, filter.search ?? '', shelf)
	if (!read) return null
	const reading = withoutChosen(read, filter)
	const plan = planSearch(reading)
	const isCertain = planClosest(reading) === null
	const finds = (one: SearchPlan) =>
		countMatches(deps.searchDb, { plan: one, filter, shelf }, 1).then((count) => count > 0)
	if (plan && (isCertain || (await finds(plan))))
		return { any: plan.any, most: MOST, said: plan.said ?? {} }
	const { ids } = await answerReading(deps, read, {
		filter,
		shelf,
		page: { limit: MOST, offset: 0 },
	})
	return ids.length > 0 ? { ids } : null
}
