import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '#atlas/load/complaint.ts'
import { journeysIn } from '#atlas/load/journeys-file.ts'
import type { Project } from '#atlas/load/project.ts'
import type { DemoPaths, DemoStep } from './demo-paths.ts'

const add = (weights: Map<string, number>, id: string, amount: number) =>
	weights.set(id, (weights.get(id) ?? 0) + amount)

const demoWeights = ({ home, config }: Project, noun: string): Map<string, number> => {
	if (!config.journeys) throw new Complaint('Give recorded journeys with --journeys FILE')
	const file = join(home, config.journeys)
	const { transitions, machines }: DemoPaths = JSON.parse(readFileSync(file, 'utf8'))
	const weights = new Map<string, number>()
	for (const [weight, , ...steps] of machines[noun]?.paths ?? [])
		for (const [, , ...taken] of steps as DemoStep[])
			for (const place of taken) add(weights, transitions[place]!, weight)
	return weights
}

/**
 * How often each transition of a machine was taken in recorded journeys.
 * @param file journeys to count; without one, the demo month that the product is seeded with
 */
export const usageWeights = (
	project: Project,
	noun: string,
	file: string | undefined,
): Map<string, number> => {
	if (file === undefined) {
		const weights = demoWeights(project, noun)
		console.error(
			`${noun}: weighted by the demo month; give recorded journeys with --journeys FILE`,
		)
		return weights
	}
	const weights = new Map<string, number>()
	for (const journey of journeysIn(file).filter(({ machine }) => machine === noun))
		for (const { transitions } of journey.steps) for (const id of transitions) add(weights, id, 1)
	return weights
}
