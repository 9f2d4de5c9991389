import { type Edge, type Graph, ROOT } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { againOf, tendencyOf } from './tendencies.ts'

const LONGEST = 16
/** The chance that somebody is content where nothing is under way. */
const CONTENT = 0.2

/** Walks depend on what the steps are, not on the order in which they were found. */
const nameOf = ({ kind, label, to }: Edge): string => `${kind} ${label} ${to}`

/** A step that can be made, and how readily it is made the first time. */
type Choice = { edge: Edge; tendency: number }

/** The step that a point from 0 to 1 falls on, when each is as wide as its tendency. */
const likely = (choices: readonly Choice[], way: readonly Edge[], point: number): Edge => {
	const weights = choices.map(({ edge, tendency }) => tendency * againOf(edge, way))
	let left = point * weights.reduce((sum, weight) => sum + weight, 0)
	for (const [place, weight] of weights.entries()) {
		left -= weight
		if (left < 0) return choices[place]!.edge
	}
	return choices[0]!.edge
}

/** Where a walk may go on from each situation; only a start may take no transition. */
export const choicesOf = (model: MachineModel, graph: Graph): Map<string, Choice[]> => {
	const made = graph.edges.filter(
		({ from, transitions }) => from === ROOT || transitions.length > 0,
	)
	const choices = made
		.map((edge) => ({ edge, name: nameOf(edge), tendency: tendencyOf(model, edge) }))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
	return Map.groupBy(choices, ({ edge }) => edge.from)
}

/**
 * One way through a graph as somebody might go it: where several steps can be made, a likelier one
 * is made more often.
 */
export const walk = (choices: ReadonlyMap<string, Choice[]>, roll: () => number): Edge[] => {
	const way: Edge[] = []
	let open = choices.get(ROOT) ?? []
	while (open.length > 0 && way.length < LONGEST) {
		const edge = likely(open, way, roll())
		way.push(edge)
		if (way.length > 2 && !edge.to.includes('#busy') && roll() < CONTENT) return way
		open = choices.get(edge.to) ?? []
	}
	return way
}
