import { countFacet, type Facet, type FacetCount } from '#server/catalogue/facet.store.ts'
import type { ListFilter, Shelf } from '#server/catalogue/list-filter.rules.ts'
import { matchingOf } from '#server/catalogue/matching.service.ts'
import type { Deps } from '#server/platform/deps.ts'

type Counts = Record<Facet, FacetCount[]>

const count = async (deps: Deps, filter: ListFilter, shelf: Shelf): Promise<Counts> => {
  const isSearch = Boolean(filter.search?.trim())
  const matching = isSearch ? await matchingOf(deps, filter, shelf) : null
  if (isSearch && !matching) return { languages: [], levels: [], subjects: [] }
  const of = (facet: Facet) =>
    countFacet(isSearch ? deps.searchDb : deps.db, facet, { filter, shelf }, matching)
  const [languages, levels, subjects] = await Promise.all([
    of('languages'),
    of('levels'),
    of('subjects'),
  ])
  return { languages, levels, subjects }
}

/** FND-01: how many resources a filter finds by language, stage and subject; remembered until the catalogue changes, a minute at most. */
export const countFacets = (deps: Deps, filter: ListFilter, shelf: Shelf): Promise<Counts> =>
  deps.memory.remember(`facets ${shelf} ${JSON.stringify(filter)}`, () =>
    count(deps, filter, shelf),
  )
