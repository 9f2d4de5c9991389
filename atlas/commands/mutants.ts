import { doubtsOf, exploredOf, notesOf } from '#atlas/load/explored.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import { type Hunt, hunt } from '#atlas/mutants/hunt.ts'
import type { Command } from './command.ts'
import { numberOf, oneOf } from './options.ts'
import { print } from './write.ts'

/** Without a model's payloads nothing is proved: what examples do not tell apart, others might. */
const tell = (noun: string, found: Hunt, isGuessed: boolean, seconds: number): string[] => {
	const { mutants, killed, equivalents, hidden, survivors, left } = found
	const [proved, alike] = isGuessed
		? ['not told apart', 'not told apart']
		: ['equivalent (proved)', 'equivalent']
	return [
		`${noun}: ${mutants} mutants, ${killed} killed, ${equivalents.length} ${proved}, ${hidden.length} hidden, ${survivors.length} survive, ${seconds.toFixed(1)} s`,
		...equivalents.map((fault) => `  ${alike}: ${fault}`),
		...hidden.map(
			({ fault, fields }) =>
				`  hidden: ${fault}; it shows only in ${fields.join(', ')}, which project leaves out`,
		),
		...survivors.map(({ fault, steps }) =>
			steps
				? `  survives: ${fault}; it shows after ${steps.join(', ')}`
				: `  survives: ${fault}; too many situations to prove it alike`,
		),
		...(left > 0 ? [`  not tried: ${left} more mutants; raise --most to try them`] : []),
	]
}

/** Faults put into machines, and whether the generated suite notices each. */
export const mutants: Command = {
	use: 'mutants <machine|all> [--most N] [--format text|json] [--file path.ts[:export]]',
	about:
		'Puts every fault into a machine and runs its paths. Those that nothing can tell from the machine are proved so. Exit code 1 when one survives.',
	options: ['format', 'most', 'file'],
	run: async (names, given) => {
		const format = oneOf('format', ['text', 'json'], given.format)
		const hunts: Record<string, Hunt> = {}
		let doubts = 0
		for (const subject of await subjectsOf(names, given.file)) {
			const begun = performance.now()
			const { noun, model } = subject
			const found = hunt(noun, model, numberOf('most', given.most))
			const explored = exploredOf(subject)
			const problems = doubtsOf(explored)
			doubts += problems.length
			for (const line of [...problems, ...notesOf(explored)]) console.error(line)
			hunts[noun] = found
			const seconds = (performance.now() - begun) / 1000
			if (format === 'text')
				print(tell(noun, found, model.guessed !== undefined, seconds).join('\n'))
		}
		if (format === 'json') print(JSON.stringify(hunts, null, 2))
		if (doubts > 0) return 2
		return Object.values(hunts).some(({ survivors }) => survivors.length > 0) ? 1 : 0
	},
}
