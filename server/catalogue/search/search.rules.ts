import {
	estimate,
	every,
	type Reading,
	ranksOf,
	type UnderstoodConcepts,
} from './alternative.rules.ts'
import type { Said } from './list-filter.rules.ts'
import { everything, planConcepts, type SearchPlan } from './search-plan.rules.ts'

/**
 * The words that were understood as they occur in a title; empty where the catalogue does not hold
 * them all.
 */
const titledOf = ({ concepts }: UnderstoodConcepts, reading: Reading) => {
	const exact = concepts.map((concept) => ranksOf(concept, reading)[0]!)
	const isHeld = exact.length > 0 && exact.every((rank) => rank.length > 0)
	return {
		text: isHeld ? `(${every(exact, 't:')})` : '',
		titles: isHeld ? estimate(exact, 'titles', reading.size) : 0,
	}
}

const joined = (texts: string[], by: string) => texts.filter(Boolean).join(by)

/**
 * Returns the meanings as conditions. A title that contains the words matches too; for a price,
 * only a title that contains the whole search does.
 */
const saidOf = (
	understood: readonly UnderstoodConcepts[],
	titled: readonly string[],
	title: string,
): Said => {
	const said: Said = {}
	understood.forEach(({ kind, names }, n) => {
		if (kind === 'optional') return
		const known = said[kind] ?? { names: [], titled: '' }
		said[kind] = {
			names: [...known.names, ...names],
			titled: kind === 'price' ? title : joined([known.titled, titled[n]!], ' | '),
		}
	})
	return said
}

/**
 * Joins what stands for each concept by or, and the concepts by and.
 * @returns null when some concept has nothing that stands for it: nothing is found
 */
export const planSearch = (reading: Reading): SearchPlan | null => {
	const { concepts, understood = [], size } = reading
	const words = planConcepts(reading)
	if (understood.length === 0 || (!words && concepts.length > 0)) return words
	const plan = words ?? everything(size)
	const titled = understood.map((one) => titledOf(one, reading))
	const texts = titled.map(({ text }) => text)
	const isWhole = texts.every(Boolean) && texts.length + concepts.length > 1
	const titles = titled.reduce((sum, one) => sum + one.titles, 0)
	const share = plan.expected.any / Math.max(size, 1)
	return {
		...plan,
		said: saidOf(understood, texts, isWhole ? joined([plan.title, ...texts], ' & ') : ''),
		plus: { all: isWhole && texts.length > 1 ? texts.join(' & ') : '', some: joined(texts, ' | ') },
		expected: { any: plan.expected.any, title: plan.expected.title + titles * share },
	}
}

/** Returns the condition on titles: every concept, or recognised words beside every concept. */
export const titlesOf = ({ any, title, plus }: SearchPlan): string =>
	joined(
		[
			title && `(${title})`,
			plus?.some ? `(${joined([any && `(${any})`, `(${plus.some})`], ' & ')})` : '',
		],
		' | ',
	)
