import { type Format, formats } from '#atlas/formats/formats.ts'
import { summaryOf } from '#atlas/formats/text.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import { suites } from '#atlas/graph/paths/suite.ts'
import { usageWeights } from '#atlas/journeys/usage-weights.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { doubtsOf, type ExploredSubject, exploredOf, notesOf } from '#atlas/load/explored.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import { lastRuns } from '#atlas/runs/last-runs.ts'
import type { Command } from './command.ts'
import { contentOf } from './content-of.ts'
import { driverOf } from './driver-of.ts'
import { numberOf, oneOf } from './options.ts'
import { suiteFor } from './suite-for.ts'
import { together } from './together.ts'
import { write } from './write.ts'

const statesOf = ({ graph }: ExploredSubject): string =>
	[...new Set(graph.edges.map(({ to }) => stateOf(to)))].join(', ')

const withoutDriver = (nouns: readonly string[]): string =>
	`No driver drives ${nouns.join(', ')} in a browser: write <machine>.driver.ts in the folder that atlas.config.ts names, or name one with --driver path/to/driver.ts`

/** Paths through machines, as tests in several formats. */
export const paths: Command = {
	use: 'paths <machine|all> [--suite S] [--format F] [--out DIR] [--to STATE] [--through STATE] [--max-steps N] [--seed N] [--steps N] [--weight usage [--journeys FILE]] [--limit N] [--project KEY] [--file path.ts[:export]] [--driver path.ts] [--by machine|browser] [--with actor=machine,…]',
	about: `Suites: ${suites.join(', ')}. Formats: ${Object.keys(formats).join(', ')}. With --by browser only steps that a driver makes in a browser, as its tests take them. --with runs the machines of actors too: their steps are steps of the paths.`,
	options: [
		'suite',
		'format',
		'out',
		'to',
		'through',
		'max-steps',
		'seed',
		'steps',
		'weight',
		'journeys',
		'limit',
		'project',
		'file',
		'driver',
		'by',
		'with',
	],
	run: async (names, given) => {
		const format = oneOf('format', ['text', ...Object.keys(formats)] as Format[], given.format)
		const suite = oneOf('suite', ['transitions', ...suites] as const, given.suite)
		if (given.weight !== undefined) oneOf('weight', ['usage'], given.weight)
		const subjects = await subjectsOf(names, given.file)
		if (subjects.length > 1 && !given.out && format !== 'text')
			throw new Complaint(
				`Several machines as ${format} are several files: say where with --out DIR`,
			)
		const by = oneOf('by', ['machine', 'browser'], given.by)
		const isDriven = format === 'playwright' || by === 'browser'
		const project = await projectHere()
		const { home } = project
		const runs = lastRuns(home)
		const documents = []
		const undriven: string[] = []
		let doubts = 0
		for (const subject of subjects) {
			const found = isDriven ? await driverOf(subject.noun, given.driver) : null
			if (isDriven && !found) {
				undriven.push(subject.noun)
				continue
			}
			const limit = numberOf('limit', given.limit)
			const explored = await together(exploredOf(subject, limit), given.with, limit)
			const weights = given.weight ? usageWeights(project, subject.noun, given.journeys) : undefined
			const options = {
				suite,
				...(given.to !== undefined && { to: given.to }),
				...(given.through !== undefined && { through: given.through }),
				...(given['max-steps'] && { maxSteps: numberOf('max-steps', given['max-steps'])! }),
				...(given.seed && { seed: numberOf('seed', given.seed)! }),
				...(given.steps && { steps: numberOf('steps', given.steps)! }),
				...(weights && { weights }),
			}
			const made = suiteFor(explored, options, found)
			if (made.paths.length === 0 && (given.to ?? given.through) !== undefined)
				throw new Complaint(
					`${subject.noun} has no such path; its states are ${statesOf(explored)}`,
				)
			const problems = doubtsOf(explored)
			doubts += problems.length
			for (const line of [...problems, ...notesOf(explored)]) console.error(line)
			if (format !== 'text' || given.out) console.error(summaryOf(subject.noun, made))
			documents.push({
				name: `${subject.noun}.${suite}.${formats[format].suffix}`,
				content: contentOf(explored, made, format, {
					...{ found, runs, home, folder: given.out ?? '.', project: given.project },
				}),
			})
		}
		if (undriven.length > 0 && documents.length === 0) throw new Complaint(withoutDriver(undriven))
		if (undriven.length > 0) console.error(withoutDriver(undriven))
		write(documents, given.out)
		return doubts > 0 ? 2 : 0
	},
}
