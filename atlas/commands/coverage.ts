import { coverageOf, type MachineCoverage, type Share } from '#atlas/coverage/coverage-of.ts'
import { seenInBrowser } from '#atlas/coverage/seen-in-browser.ts'
import { exploredOf } from '#atlas/load/explored.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { oneOf } from './options.ts'
import { print } from './write.ts'

const share = ([covered, all]: Share) => `${covered}/${all}`

const tell = (noun: string, found: MachineCoverage): string[] => [
	`${noun}: states ${share(found.states)}, transitions ${share(found.transitions)}, guards both ways ${share(found.guards)}, outcomes ${share(found.outcomes)}, unexpected cells ${found.unexpected}, situations ${found.situations}`,
	`  requirements: ${found.requirements.join(' ') || 'none'}`,
	found.browser
		? `  in the browser: transitions ${share(found.browser.transitions)}${found.browser.missed.length > 0 ? `; not taken: ${found.browser.missed.join(', ')}` : ''}`
		: '  in the browser: no run is known; npm run test:e2e makes one',
	...found.gaps.map((gap) => `  gap: ${gap}`),
]

const sum = (shares: readonly Share[]): Share =>
	shares.reduce<Share>(([covered, all], [more, others]) => [covered + more, all + others], [0, 0])

const tellAll = (all: readonly MachineCoverage[]): string => {
	const seen = all.flatMap(({ browser }) => (browser ? [browser.transitions] : []))
	const paths = `${all.length} machines: transitions ${share(sum(all.map(({ transitions }) => transitions)))}`
	return seen.length > 0 ? `${paths}, in the browser ${share(sum(seen))}` : paths
}

/** Prints the coverage of machines by the generated paths, and by the last browser run. */
export const coverage: Command = {
	use: 'coverage [machine|all] [--format text|json] [--file path.ts[:export]]',
	about:
		'States, transitions, guards both ways, outcomes of actors, unexpected cells, requirement ids, and the transitions that the last browser run took.',
	options: ['format', 'file'],
	run: async (names, given) => {
		const format = oneOf('format', ['text', 'json'], given.format)
		const browser = given.file === undefined ? seenInBrowser((await projectHere()).home) : null
		const found: Record<string, MachineCoverage> = {}
		for (const subject of await subjectsOf(names.length > 0 ? names : ['all'], given.file))
			found[subject.noun] = coverageOf(
				exploredOf(subject),
				browser ? (browser.get(subject.noun) ?? new Set()) : undefined,
			)
		if (format === 'json') print(JSON.stringify(found, null, 2))
		else for (const [noun, each] of Object.entries(found)) print(tell(noun, each).join('\n'))
		if (format === 'text' && Object.keys(found).length > 1) print(tellAll(Object.values(found)))
		return 0
	},
}
