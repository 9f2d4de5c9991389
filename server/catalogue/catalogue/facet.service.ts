import type { ListFilter, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countFacet, type Facet, type FacetCount } from './facet.store.ts'
import { matchingOf } from './matching.service.ts'

type Counts = Record<Facet, FacetCount[]>

/**
 * Finds the results of a search without one facet's filter. Facets without a choice share one
 * query.
 */
const findMatching = (deps: Deps, filter: ListFilter, shelf: Shelf) =>
	deps.memory.remember(`matching ${shelf} ${JSON.stringify(filter)}`, () =>
		matchingOf(deps, filter, shelf),
	)

const countOf = async (deps: Deps, facet: Facet, filter: ListFilter, shelf: Shelf) => {
	if (!filter.search?.trim()) return countFacet(deps.db, facet, { filter, shelf }, null)
	const matching = await findMatching(deps, { ...filter, [facet]: undefined }, shelf)
	return matching ? countFacet(deps.searchDb, facet, { filter, shelf }, matching) : []
}

const count = async (deps: Deps, filter: ListFilter, shelf: Shelf): Promise<Counts> => {
	const [languages, levels, subjects] = await Promise.all([
		countOf(deps, 'languages', filter, shelf),
		countOf(deps, 'levels', filter, shelf),
		countOf(deps, 'subjects', filter, shelf),
	])
	return { languages, levels, subjects }
}

/**
 * FND-01: how many resources a filter finds by language, stage and subject; remembered until the
 * catalogue changes, a minute at most.
 */
export const countFacets = (deps: Deps, filter: ListFilter, shelf: Shelf): Promise<Counts> =>
	deps.memory.remember(`facets ${shelf} ${JSON.stringify(filter)}`, () =>
		count(deps, filter, shelf),
	)
