import { type Edge, type Graph, isIn, stateOf } from '../graph.ts'
import type { Cell, Shown } from './coverage.ts'
import { idle, type Step } from './unexpected.ts'
import { waysIn, waysOut } from './ways.ts'

/** Something to be reached: any one of these last steps does. */
export type Goal = { name: string; steps: Step[] }

const grouped = (pairs: Iterable<[string, Edge]>): Goal[] => {
	const goals = new Map<string, Edge[]>()
	for (const [name, edge] of pairs) goals.set(name, [...(goals.get(name) ?? []), edge])
	return [...goals].map(([name, steps]) => ({ name, steps }))
}

/** Every state value. */
export const stateGoals = ({ edges }: Graph): Goal[] =>
	grouped(edges.map((edge) => [stateOf(edge.to), edge]))

/** Every requirement id. */
export const requirementGoals = ({ edges }: Graph): Goal[] =>
	grouped(edges.flatMap((edge) => edge.requirements.map((id): [string, Edge] => [id, edge])))

/** Both sides of every guard, as an exploration showed them. */
export const guardGoals = ({ edges, open }: Graph, shown: Shown | undefined): Goal[] => {
	if (!shown) throw new Error('The sides of guards are known only of an explored machine')
	const key = ({ from, kind, label }: Cell) => `${from}\n${kind} ${label}`
	const known = new Map(edges.map((edge) => [key(edge), edge]))
	const isOpen = new Set(open)
	const goal = (name: string, cell: Cell): Goal[] => {
		const edge = known.get(key(cell))
		if (!edge && isOpen.has(cell.from)) return []
		return [{ name, steps: [edge ?? idle(cell.from, cell.kind, cell.label)] }]
	}
	return [...shown.refused].flatMap(([id, no]) => {
		const yes = shown.taken.get(id)
		return [...goal(`${id}: no`, no), ...(yes ? goal(`${id}: yes`, yes) : [])]
	})
}

/** Where the paths to goals end and what they pass on the way. */
export type Detour = { to?: string | undefined; through?: string | undefined }

/** Ways in that pass a state: to the nearest situation in it, then on from there. */
const waysThrough = (graph: Graph, through: string | undefined) => {
	const wayIn = waysIn(graph)
	if (through === undefined) return wayIn
	const [first] = graph.edges
		.filter((edge) => isIn(edge.to, through))
		.map((edge) => wayIn(edge.to)!)
		.sort((a, b) => a.length - b.length)
	if (!first) return () => null
	const wayOn = waysIn(graph, first.at(-1)!.to)
	return (situation: string) => {
		const rest = wayOn(situation)
		return rest && [...first, ...rest]
	}
}

/**
 * Returns shortest paths to goals, the farthest first; a goal on an earlier path gets no separate
 * path. Goals that cannot be reached in the requested way are left out.
 */
export const reach = (
	graph: Graph,
	goals: readonly Goal[],
	{ to, through }: Detour = {},
): Step[][] => {
	const wayIn = waysThrough(graph, through)
	const wayOut = to === undefined ? () => [] : waysOut(graph, (situation) => isIn(situation, to))
	const candidates = goals.flatMap((goal) => {
		const ways = goal.steps
			.flatMap((step) => {
				const [way, rest] = [wayIn(step.from), wayOut(step.to)]
				return way && rest ? [[...way, step, ...rest]] : []
			})
			.sort((a, b) => a.length - b.length)
		return ways[0] ? [{ goal, way: ways[0] }] : []
	})
	const keys = new Map<string, string[]>()
	const keyOf = ({ from, kind, label }: Step) => `${from}\n${kind} ${label}`
	for (const { name, steps } of goals)
		for (const step of steps) keys.set(keyOf(step), [...(keys.get(keyOf(step)) ?? []), name])
	const reached = new Set<string>()
	return candidates
		.sort((a, b) => b.way.length - a.way.length)
		.flatMap(({ goal, way }) => {
			if (reached.has(goal.name)) return []
			for (const step of way) for (const name of keys.get(keyOf(step)) ?? []) reached.add(name)
			return [way]
		})
}
