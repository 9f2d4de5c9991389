import type { JourneyFact, MachineLink } from '#atlas/facts/facts.types.ts'

export type MapStep = JourneyFact['steps'][number]

type Look = 'now' | 'passed'

const idOf = ({ from, kind, to, through }: MachineLink): string =>
	`${from} ${kind} ${to} ${through}`

/**
 * Returns the parts of the map that a journey passed: machines, and the links between consecutive
 * ones.
 */
export const journeyMarks = (
	links: readonly MachineLink[],
	steps: readonly MapStep[],
): { machines: Map<string, Look>; links: Map<string, Look> } => {
	const last = steps.length - 1
	const marked = { machines: new Map<string, Look>(), links: new Map<string, Look>() }
	steps.forEach(({ machine }, i) => {
		const before = steps[i - 1]?.machine
		const look = i === last ? 'now' : 'passed'
		marked.machines.set(machine, look)
		for (const link of links)
			if (
				before !== machine &&
				((link.from === before && link.to === machine) ||
					(link.to === before && link.from === machine))
			)
				marked.links.set(idOf(link), look)
	})
	return marked
}
