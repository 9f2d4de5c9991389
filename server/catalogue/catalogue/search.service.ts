import type { ListFilter, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import { titlesOf } from '#server/catalogue/search/search.rules.ts'
import type { SearchPlan } from '#server/catalogue/search/search-plan.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countMatches, findRanked, findWalking } from './search.store.ts'

/**
 * Most matches that are ranked; a search for words that occur more often walks the best rated, and
 * counts so far.
 */
export const MOST = 2000
const NOTHING = ''

export type Found = { total: number; ids: string[] }
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
	const titles = titlesOf(plan)
	const inTitle = { plan: { ...plan, any: titles }, filter, shelf }
	const first = isRanked && titles ? await findRanked(db, inTitle, page) : { ids: [], total: 0 }
	const isFirstPage = page.offset === 0
	const before = first.total ?? (isFirstPage ? 0 : await countMatches(db, inTitle, MOST))
	const rest = {
		limit: page.limit - first.ids.length,
		offset: Math.max(0, page.offset - before),
	}
	const others = { plan: { ...plan, title: isRanked ? titles : NOTHING }, filter, shelf }
	const ids = rest.limit > 0 ? await findWalking(db, others, rest) : []
	const { limit, offset, ...narrowing } = filter
	const total = await memory.remember(
		`matches ${plan.any} ${shelf} ${JSON.stringify([narrowing, plan.said])}`,
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
