import { withoutChosen } from '#server/catalogue/answer.service.ts'
import { planClosest } from '#server/catalogue/closest.rules.ts'
import type { ListFilter, Said, Shelf } from '#server/catalogue/list-filter.rules.ts'
import { planSearch } from '#server/catalogue/search.rules.ts'
import { MOST } from '#server/catalogue/search.service.ts'
import { countMatches } from '#server/catalogue/search.store.ts'
import { readSearch } from '#server/catalogue/search-reading.service.ts'
import type { Deps } from '#server/platform/deps.ts'

/** The words that the resources of a list hold, and what they are narrowed by because of its search. */
export type Matching = { any: string; most: number; said: Said }

/** What the list of a search is made of: what has all of it, else what comes closest; null where nothing is found. */
export const matchingOf = async (
  deps: Deps,
  filter: ListFilter,
  shelf: Shelf,
): Promise<Matching | null> => {
  const read = await readSearch(deps, filter.search ?? '', shelf)
  if (!read) return null
  const reading = withoutChosen(read, filter)
  const plan = planSearch(reading)
  const closest = planClosest(reading)
  const of = (any: string, said: Said = {}) => ({ any, most: MOST, said })
  const finds = async (matching: Matching) => {
    const found = { any: matching.any, whole: '', title: '', said: matching.said }
    const search = { plan: { ...found, expected: { any: 0, title: 0 }, isNear: false }, filter, shelf }
    return (await countMatches(deps.searchDb, search, 1)) > 0
  }
  if (plan && (!closest || (await finds(of(plan.any, plan.said))))) return of(plan.any, plan.said)
  if (!closest) return null
  const price = planSearch({ ...reading, concepts: [] })?.said?.price
  const priced = price && of(closest.some, { price })
  return priced && (await finds(priced)) ? priced : of(closest.some)
}
