import { isKnown, type Reading } from './alternative.rules.ts'
import type { Concept } from './concept.rules.ts'

const nearestOf = (word: string, { typed }: Reading) =>
	typed
		.filter((one) => one.asked === word && one.as === 'near')
		.sort((a, b) => (b.likeness ?? 0) - (a.likeness ?? 0) || b.resources - a.resources)[0]?.word

const isHeld = (word: string, { typed }: Reading) => typed.some((one) => one.asked === word)

const isNumber = (word: string) => /^\d+$/.test(word)

/**
 * Number of resources that contain the typed words of a concept; concepts with synonyms only come
 * first.
 */
const countOf = ({ typed }: Concept, reading: Reading) =>
	Math.min(
		...typed.map((word) =>
			reading.typed.reduce((sum, one) => sum + (one.asked === word ? one.resources : 0), 0),
		),
	)

/**
 * CAT-04: what a search may have meant, likeliest first, two at most: each word that the catalogue
 * does not hold replaced by the likest one, or left out where none is like it; then, of several,
 * the one that fewest resources hold.
 */
export const proposalsOf = (reading: Reading): string[] => {
	const { concepts, understood = [] } = reading
	const asked = concepts.flatMap(({ typed }) => typed).join(' ')
	const kept = understood.map(({ text }) => text).join(' ')
	const meant = concepts.flatMap((concept) =>
		isKnown(concept, reading)
			? concept.typed
			: concept.typed.flatMap(
					(word) => nearestOf(word, reading) ?? (isHeld(word, reading) ? word : []),
				),
	)
	const known = concepts.filter(
		(concept) => isKnown(concept, reading) && !concept.typed.every(isNumber),
	)
	const [rarest] = known.toSorted((a, b) => countOf(a, reading) - countOf(b, reading))
	const proposals = [meant.join(' '), rarest?.typed.join(' ') ?? '']
	return [...new Set(proposals)]
		.filter((text) => text !== '' && text !== asked)
		.map((text) => (kept ? `${text} ${kept}` : text))
}
