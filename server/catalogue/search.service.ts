import type { ListFilter, Shelf } from '#server/catalogue/list-filter.rules.ts'
import { planSearch, type SearchPlan } from '#server/catalogue/search.rules.ts'
import { countMatches, findRanked, findWalking } from '#server/catalogue/search.store.ts'
import { readSearch } from '#server/catalogue/search-reading.service.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Most matches that are ranked; a search for words that occur more often walks the best rated, and counts so far. */
export const MOST = 2000
const NOTHING = ''

type Found = { total: number; ids: string[] }
/** One page of a search on a shelf. */
export type Wanted = {
  filter: ListFilter
  shelf: Shelf
  page: { limit: number; offset: number }
}

const findMany = async (
  { searchDb: db, memory }: Deps,
  plan: SearchPlan,
  wanted: Wanted,
): Promise<Found> => {
  const { filter, shelf, page } = wanted
  const isRanked = !filter.sort && plan.expected.title <= MOST
  const inTitle = { plan: { ...plan, any: plan.title }, filter, shelf }
  const first = isRanked ? await findRanked(db, inTitle, page) : { ids: [], total: 0 }
  const titles = first.total ?? (await countMatches(db, inTitle, MOST))
  const rest = {
    limit: page.limit - first.ids.length,
    offset: Math.max(0, page.offset - titles),
  }
  const others = { plan: isRanked ? plan : { ...plan, title: NOTHING }, filter, shelf }
  const ids = rest.limit > 0 ? await findWalking(db, others, rest) : []
  const { limit, offset, ...narrowing } = filter
  const total = await memory.remember(
    `matches ${plan.any} ${shelf} ${JSON.stringify(narrowing)}`,
    () => countMatches(db, others, MOST),
  )
  return { total, ids: [...first.ids, ...ids] }
}

/** One page of what a plan finds. */
export const findPlanned = async (
  deps: Deps,
  plan: SearchPlan | null,
  wanted: Wanted,
): Promise<Found> => {
  if (!plan) return { total: 0, ids: [] }
  if (plan.expected.any > MOST) return findMany(deps, plan, wanted)
  const { filter, shelf, page } = wanted
  const { total, ids } = await findRanked(deps.searchDb, { plan, filter, shelf }, page)
  const count = () => countMatches(deps.searchDb, { plan, filter, shelf }, MOST)
  return { total: total ?? (await count()), ids }
}

/** What a search looks for; null when nothing can be found. */
export const planOf = async (deps: Deps, text: string): Promise<SearchPlan | null> => {
  const reading = await readSearch(deps, text)
  return reading && planSearch(reading)
}

/**
 * CAT-04, CAT-07: the ids of one page of a search, and how many matches there are in all (at most 2,000 are counted).
 * Whole words, their forms and synonyms come before parts, titles before texts; a word that the catalogue does not hold stands for those
 * spelt nearly like it.
 */
export const search = async (deps: Deps, wanted: Wanted): Promise<Found> =>
  findPlanned(deps, await planOf(deps, wanted.filter.search ?? ''), wanted)
