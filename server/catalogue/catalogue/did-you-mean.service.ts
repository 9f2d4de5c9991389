import type { Reading } from '#server/catalogue/search/alternative.rules.ts'
import { withoutChosen } from '#server/catalogue/search/chosen.rules.ts'
import { proposalsOf } from '#server/catalogue/search/did-you-mean.rules.ts'
import { planSearch } from '#server/catalogue/search/search.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type Answer, answerReading } from './answer.service.ts'
import type { Wanted } from './search.service.ts'
import { countMatches } from './search.store.ts'
import { readSearch } from './search-reading.service.ts'

/** The first of these texts that finds something with the same filters. */
const firstThatFinds = async (deps: Deps, texts: string[], { filter, shelf }: Wanted) => {
	for (const text of texts) {
		const reading = await readSearch(deps, text, shelf)
		const plan = reading && planSearch(withoutChosen(reading, filter))
		if (plan && (await countMatches(deps.searchDb, { plan, filter, shelf }, 1)) > 0) return text
	}
	return undefined
}

const textsFor = (reading: Reading, answer: Answer) => {
	if (answer.total > 0 && !answer.isNear) return []
	return answer.isClosest ? proposalsOf(reading).slice(0, 1) : proposalsOf(reading)
}

/**
 * CAT-04: one page of a search, and, when it finds nothing or only what is spelt nearly like it,
 * other words that find something. Two such texts are tried at most.
 */
export const searchOrPropose = async (
	deps: Deps,
	wanted: Wanted,
): Promise<Answer & { proposal: string | undefined }> => {
	const reading = await readSearch(deps, wanted.filter.search ?? '', wanted.shelf)
	if (!reading)
		return {
			total: 0,
			ids: [],
			understood: [],
			isClosest: false,
			isNear: false,
			proposal: undefined,
		}
	const answer = await answerReading(deps, reading, wanted)
	const proposal = await firstThatFinds(deps, textsFor(reading, answer), wanted)
	return { ...answer, proposal }
}
