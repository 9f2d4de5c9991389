import { actionOf } from './action-of.ts'
import type { Case } from './cases.ts'
import type { Told } from './told.ts'
import { ended, situationWords } from './wording.ts'

/**
 * Returns the preconditions of a case, as lines: how to get there, and the state then; none for a
 * case from the start.
 */
export const beforeLines = ({ before }: Case, told: Told): string[] =>
	before === null
		? []
		: [
				...before.way.map((step) => ended(actionOf(step, told))),
				situationWords(before.situation, told),
			]
