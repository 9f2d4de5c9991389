import type { Reading } from '#server/catalogue/search/alternative.rules.ts'
import { withoutChosen } from '#server/catalogue/search/chosen.rules.ts'
import { type ClosestPlan, planClosest } from '#server/catalogue/search/closest.rules.ts'
import type { Said } from '#server/catalogue/search/list-filter.rules.ts'
import { planSearch } from '#server/catalogue/search/search.rules.ts'
import type { Understood } from '#server/catalogue/search/understood.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findClosest } from './closest.store.ts'
import { type Found, findPlanned, MOST, type Wanted } from './search.service.ts'

/** One page of a search, with what the list is narrowed by because of its words. */
export type Answer = Found & {
	understood: Understood[]
	/** No resource has all of the search. */
	isClosest: boolean
	/** Something is only found by words spelt like it, or nothing is found. */
	isNear: boolean
}

const none: Answer = { total: 0, ids: [], understood: [], isClosest: false, isNear: true }

/** The understood words whose meaning narrows the list. */
const applied = ({ understood = [] }: Reading, said: Said): Understood[] =>
	understood.filter(({ kind }) => kind !== 'optional' && said[kind])

type Loose = { plan: ClosestPlan; said: Said }

const findLoose = async (deps: Deps, { plan, said }: Loose, wanted: Wanted) => {
	const { filter, shelf, page } = wanted
	const search = { plan, filter, shelf, said }
	const found = await findClosest(deps.searchDb, search, page)
	if (found.ids.length > 0 || page.offset === 0) return found
	return { ...(await findClosest(deps.searchDb, search, { limit: 1, offset: 0 })), ids: [] }
}

/** Conditions kept while a search is loosened: first the price, then none. */
const heldTo = (reading: Reading, plan: ClosestPlan): Said[] => {
	const price = planSearch({ ...reading, concepts: [] })?.said?.price
	return price && plan.parts.length > 0 ? [{ price }, {}] : [{}]
}

/** Finds the closest resources. A price in the search is kept as long as results remain. */
const findNearest = async (deps: Deps, reading: Reading, wanted: Wanted): Promise<Answer> => {
	const plan = planClosest(reading)
	if (!plan) return none
	for (const said of heldTo(reading, plan)) {
		const { best, ...found } = await findLoose(deps, { plan, said }, wanted)
		if (found.total === 0) continue
		const total = Math.min(found.total, MOST)
		const isClosest = best < plan.all
		return { ...found, total, understood: applied(reading, said), isClosest, isNear: plan.isNear }
	}
	return none
}

/**
 * CAT-04: returns one page of a search. Resources that match all of it come in the order of
 * `findPlanned`; if there are none, the closest ones. At most two statements more if none matches
 * all.
 */
export const answerReading = async (deps: Deps, read: Reading, wanted: Wanted): Promise<Answer> => {
	const reading = withoutChosen(read, wanted.filter)
	const plan = planSearch(reading)
	const found = await findPlanned(deps, plan, wanted)
	if (found.total === 0) return findNearest(deps, reading, wanted)
	const understood = applied(reading, plan?.said ?? {})
	return { ...found, understood, isClosest: false, isNear: plan?.isNear ?? true }
}
