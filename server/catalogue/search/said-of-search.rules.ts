import type { UnderstoodWords as Words } from '#openapi/v1.gen.ts'
import type { Understood } from './understood.rules.ts'

/** Information about the search in an answer; empty parts are left out. */
export type SaidOfSearch = { did_you_mean?: string; understood?: Words[]; closest?: boolean }

const wordsOf = ({ kind, names, text }: Understood): Words[] =>
	kind === 'optional' ? [] : [{ words: text, kind, names: [...names] }]

/** Returns information about the search in the contract's shape. */
export const saidOfSearch = (answer: {
	proposal: string | undefined
	understood: Understood[]
	isClosest: boolean
}): SaidOfSearch => {
	const understood = answer.understood.flatMap(wordsOf)
	return {
		...(answer.proposal && { did_you_mean: answer.proposal }),
		...(understood.length > 0 && { understood }),
		...(answer.isClosest && { closest: true }),
	}
}
