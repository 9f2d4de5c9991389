import { type Alternative, nearOf, type Reading, ranksOf, shareOf } from './alternative.rules.ts'
import type { Concept } from './concept.rules.ts'

/** Weight of a word that every resource holds; it doubles when the word is e² times rarer. */
const COMMON = 100
/** Most times that. */
const RARE = 4
/** Weight of a class, type, language or price: that of a word in one of seven resources. */
export const MEANING = 2 * COMMON
/** Weight of an optional word; all of them together weigh less than one required word. */
export const EXTRA = 5
/**
 * Maximum number of expected matches to rank; beyond it only resources with the rarest words are
 * ranked.
 */
const MOST_RANKED = 4000

/** The alternatives of a part, its weight, and the estimated number of matches. */
export type Part = {
	alternatives: Alternative[]
	whole: Alternative[]
	worth: number
	rows: number
}

/** A part of a search; `extra` is its worth where it need not be met. */
export const partOf = (concept: Concept, reading: Reading, extra?: number): Part => {
	const ranks = ranksOf(concept, reading)
	const found = ranks.flat()
	const alternatives = found.length > 0 ? found : nearOf(concept, reading)
	const share = shareOf(alternatives, 'resources', reading.size)
	const times = Math.min(RARE, Math.round(1 - Math.log(Math.max(share, 1e-6)) / 2))
	return {
		alternatives,
		whole: ranks[0]!,
		worth: extra ?? times * COMMON,
		rows: share * reading.size,
	}
}

/** Returns true if the catalogue holds it. */
export const isHeld = ({ alternatives }: Part) => alternatives.length > 0

/** The words of a phrase one by one, for resources that hold some of them. */
export const singlesOf = ({ typed }: Concept): Concept[] =>
	typed.length > 1
		? typed.map((word) => ({ typed: [word], isAcronym: false, same: [], also: [] }))
		: []

/** The parts that few enough resources hold to be ranked; the rarest at least. */
export const rankable = (parts: Part[]): Part[] => {
	const [first, ...more] = parts.toSorted((a, b) => a.rows - b.rows)
	let rows = first?.rows ?? 0
	const others = more.filter((part) => {
		rows += part.rows
		return rows <= MOST_RANKED
	})
	return first ? [first, ...others] : []
}
