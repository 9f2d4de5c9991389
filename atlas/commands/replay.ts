import { stateOf } from '#atlas/graph/graph.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { exploredOf } from '#atlas/load/explored.ts'
import { journeysIn } from '#atlas/load/journeys-file.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import type { Journey } from '#atlas/usage/journey.ts'
import { type Fit, replaying } from '#atlas/usage/replay.ts'
import type { Command } from './command.ts'
import { oneOf } from './options.ts'
import { print } from './write.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const tellFit = ({ journey, divergence, fitness }: Fit): string => {
	const { step, transitions, situations } = divergence!
	const where = [...new Set(situations.map(stateOf))].join(' or ')
	const took = transitions.join(', ') || 'nothing'
	return `  ${journey.id ?? 'journey'}: fits ${percent(fitness)}; step ${step + 1} takes ${took}, which ${where} does not allow`
}

const byMachine = (journeys: readonly Journey[]): Map<string, Journey[]> => {
	const groups = new Map<string, Journey[]>()
	for (const journey of journeys)
		groups.set(journey.machine, [...(groups.get(journey.machine) ?? []), journey])
	return groups
}

/**
 * Recorded journeys against machines: how many fit, and where each of the others first leaves what
 * the machine allows.
 */
export const replay: Command = {
	use: 'replay FILE [--format text|json] [--file path.ts[:export]]',
	about:
		'FILE holds journeys: what the live view saves, or the answer of GET /v1/journeys. Exit code 1 when one does not fit.',
	options: ['format', 'file'],
	run: async ([place], given) => {
		if (place === undefined) throw new Complaint('Say which file of journeys: replay FILE')
		const format = oneOf('format', ['text', 'json'], given.format)
		const fits: Fit[] = []
		for (const [machine, journeys] of byMachine(journeysIn(place))) {
			const [subject] = await subjectsOf([machine], given.file)
			const fitOf = replaying(exploredOf(subject!).graph)
			fits.push(...journeys.map(fitOf))
		}
		const strays = fits.filter(({ divergence }) => divergence !== null)
		if (format === 'json')
			print(
				JSON.stringify(
					fits.map(({ journey, fitness, divergence }) => ({
						id: journey.id,
						machine: journey.machine,
						fitness,
						divergence,
					})),
					null,
					2,
				),
			)
		else
			for (const [machine, group] of Map.groupBy(fits, ({ journey }) => journey.machine)) {
				const mean = group.reduce((sum, { fitness }) => sum + fitness, 0) / group.length
				const astray = group.filter(({ divergence }) => divergence !== null)
				print(
					`${machine}: ${group.length} journeys, ${group.length - astray.length} allowed, mean fitness ${percent(mean)}`,
				)
				for (const fit of astray) print(tellFit(fit))
			}
		return strays.length > 0 ? 1 : 0
	},
}
