import type { Suite } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { actionOf } from './action-of.ts'
import { beforeLines } from './before.ts'
import { type Case, casesOf } from './cases.ts'
import type { Told } from './told.ts'
import { ended, expectationOf } from './wording.ts'

const count = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`

/** The figures of a suite in a line, with how few steps it could have. */
export const summaryOf = (noun: string, { suite, paths, steps, bound }: Suite): string => {
	const size = `${noun}: ${suite} in ${count(paths.length, 'path')} of ${count(steps, 'step')}`
	if (bound === null) return size
	return steps === bound
		? `${size}, the fewest possible (bound ${bound}, proved)`
		: `${size} (the fewest possible, without a longest path: ${bound})`
}

/** Returns further lines about a path by its id: an owner, last runs. */
export type Beside = (id: string) => readonly string[]

const stepLine = (place: string, step: Step, told: Told): string =>
	`  ${place.padStart(5)} ${ended(actionOf(step, told))} → ${expectationOf(step, told)}`

const caseLines = (one: Case, told: Told, beside: Beside): string[] => [
	'',
	one.title,
	...(one.id === one.path ? beside(one.path) : []).map((line) => `  ${line}`),
	...beforeLines(one, told).map((line, i) => `  ${i === 0 ? 'before:' : '       '} ${line}`),
	...one.steps.map((step, i) => stepLine(`${i + 1}.`, step, told)),
]

/** A suite to read: a line of figures, then every case with numbered steps. */
export const text = (
	noun: string,
	suite: Suite,
	told: Told = {},
	beside: Beside = () => [],
): string =>
	[
		summaryOf(noun, suite),
		...casesOf(suite).flatMap((one) => caseLines(one, told, beside)),
		'',
	].join('\n')
