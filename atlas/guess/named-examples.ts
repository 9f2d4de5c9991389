import type { AnyEventObject } from 'xstate'
import { json } from '#atlas/graph/label.ts'
import type { Outcome } from '#atlas/graph/model.ts'

/** Longest name that holds an example whole, in characters. */
const LONGEST_LABEL = 120

const plainOf = (value: unknown): string => {
	if (value instanceof Error) return value.message === 'failed' ? '' : value.message
	if (typeof value === 'function') return 'function'
	if (value instanceof Date) return value.toISOString()
	return value === undefined ? '' : json(value)
}

/** Examples under names: the plain name where there is one, else with what each holds. */
export const named = <Example>(
	name: string,
	examples: readonly Example[],
	payload: (example: Example) => unknown,
): [string, Example][] => {
	const words = examples.map((example) => plainOf(payload(example)))
	return examples.map((example, i) => {
		const word = words[i]!
		if (word === '' || word === '{}') return [i === 0 ? name : `${name} example ${i + 1}`, example]
		const isClear =
			word.length <= LONGEST_LABEL && !word.includes(' | ') && words.indexOf(word) === i
		return [`${name} ${isClear ? word : `example ${i + 1}`}`, example]
	})
}

/** Returns an event's fields besides its type. */
export const payloadOf = ({ type: _, ...payload }: AnyEventObject) => payload

/** Returns an actor's answer. */
export const answerOf = (outcome: Outcome): unknown =>
	'output' in outcome ? outcome.output : 'error' in outcome ? outcome.error : outcome.next
