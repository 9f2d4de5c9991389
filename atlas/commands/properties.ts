import { actionOf } from '#atlas/formats/action-of.ts'
import { expectationOf } from '#atlas/formats/wording.ts'
import { exploredOf } from '#atlas/load/explored.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import { type Judgement, judge } from '#atlas/properties/judge.ts'
import type { Command } from './command.ts'
import { print } from './write.ts'

/** A judgement in lines: the sentence, and the way to where it does not hold. */
const linesOf = ({ property: { says, requirement }, counterexample }: Judgement): string[] =>
	counterexample === null
		? [`  ✓ ${requirement} ${says}`]
		: [
				`  ✗ ${requirement} ${says}`,
				...counterexample.map(
					(step, i) => `      ${i + 1}. ${actionOf(step)}: ${expectationOf(step)}`,
				),
			]

/** Checks the properties of machines over all reachable situations. */
export const properties: Command = {
	use: 'properties [machine|all] [--file path.ts[:export]]',
	about:
		'Whether the properties beside each model hold, with the shortest way to where one does not. Exit code 1 when one does not hold.',
	options: ['file'],
	run: async (names, given) => {
		let broken = 0
		for (const subject of await subjectsOf(names.length > 0 ? names : ['all'], given.file)) {
			const { noun, model, graph } = exploredOf(subject)
			const judgements = judge(model, graph)
			broken += judgements.filter(({ counterexample }) => counterexample !== null).length
			print([noun, ...judgements.flatMap(linesOf)].join('\n'))
		}
		return broken > 0 ? 1 : 0
	},
}
