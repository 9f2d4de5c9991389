import { every, isKnown, type Reading } from './alternative.rules.ts'
import { EXTRA, isHeld, MEANING, partOf, rankable, singlesOf } from './closest-part.rules.ts'
import { EVERYTHING } from './search-plan.rules.ts'
import type { Understood } from './understood.rules.ts'

/**
 * Weighted parts of a search. A resource's share of the search is the sum of the weights of the
 * parts it matches.
 */
export type ClosestPlan = {
	/**
	 * Per part: tsqueries for any match, for whole words and for whole words in the title, and the
	 * weight.
	 */
	parts: { any: string; whole: string; title: string; worth: number }[]
	/** Meanings that are optional here; each weighs `MEANING`. */
	meant: Partial<Record<Exclude<Understood['kind'], 'optional'>, readonly string[]>>
	/** Tsquery of which at least one word must match; `EVERYTHING` matches any resource. */
	some: string
	/** Sum of all weights. */
	all: number
	/** A word only has misspelt matches. */
	isNear: boolean
}

const meantOf = (understood: readonly Understood[]): ClosestPlan['meant'] => {
	const meant: ClosestPlan['meant'] = {}
	for (const { kind, names } of understood)
		if (kind !== 'optional') meant[kind] = [...(meant[kind] ?? []), ...names]
	return meant
}

/**
 * Plans a search for the resources that match the largest share of it.
 * @returns null if the search has one part or the catalogue holds none of its words
 */
export const planClosest = (reading: Reading): ClosestPlan | null => {
	const { concepts, understood = [] } = reading
	const meant = meantOf(understood)
	const must = concepts.map((concept) => partOf(concept, reading))
	const singles = concepts.flatMap(singlesOf).map((one) => partOf(one, reading, EXTRA))
	const letters = understood
		.flatMap((one) => one.concepts)
		.map((one) => partOf(one, reading, EXTRA))
	const extras = [...singles, ...letters].filter(isHeld)
	const held = must.filter(isHeld)
	const meanings = Object.keys(meant).length
	if (concepts.length + meanings + extras.length < 2) return null
	const words = [...held, ...singles.filter(isHeld)]
	const chosen = rankable(words.length > 0 ? words : letters.filter(isHeld))
	if (chosen.length === 0 && meanings === 0) return null
	return {
		parts: [...held, ...extras].map(({ alternatives, whole, worth }) => ({
			any: every([alternatives]),
			whole: whole.length > 0 ? every([whole]) : '',
			title: whole.length > 0 ? every([whole], 't:') : '',
			worth,
		})),
		meant,
		some:
			meanings > 0 && words.length === 0
				? EVERYTHING
				: chosen.map(({ alternatives }) => every([alternatives])).join(' | '),
		all: must.reduce((sum, { worth }) => sum + worth, 0) + meanings * MEANING,
		isNear: concepts.some((concept, n) => isHeld(must[n]!) && !isKnown(concept, reading)),
	}
}
