import { type Edge, type Graph, isIn, ROOT } from '../graph.ts'
import { random } from './random.ts'
import { outgoing } from './ways.ts'

const STEPS = 100
const LONGEST = 40

/** How a walk is made; `weights` make what is used often likelier. */
export type Walk = {
	seed?: number
	steps?: number
	maxSteps?: number
	to?: string
	weights?: ReadonlyMap<string, number>
}

/**
 * Walks at random from the start, and starts again at dead ends; the same seed gives the same walk.
 */
export const walk = (
	graph: Graph,
	{ seed = 1, steps = STEPS, maxSteps = LONGEST, to, weights }: Walk,
): Edge[][] => {
	const from = outgoing(graph)
	const next = random(seed)
	const weigh = ({ transitions }: Edge) =>
		weights ? 1 + Math.max(0, ...transitions.map((id) => weights.get(id) ?? 0)) : 1
	const choose = (edges: Edge[]): Edge => {
		let left = next() * edges.reduce((sum, edge) => sum + weigh(edge), 0)
		for (const edge of edges) {
			left -= weigh(edge)
			if (left < 0) return edge
		}
		return edges.at(-1)!
	}
	const paths: Edge[][] = []
	for (let made = 0; made < steps; ) {
		const path: Edge[] = []
		let at = ROOT
		while (path.length < maxSteps && made < steps) {
			const choices = from.get(at)
			if (!choices) break
			const edge = choose(choices)
			path.push(edge)
			at = edge.to
			made += 1
		}
		if (path.length === 0) break
		paths.push(path)
	}
	if (to === undefined) return paths
	return paths
		.map((path) => path.slice(0, path.findLastIndex((edge) => isIn(edge.to, to)) + 1))
		.filter((path) => path.length > 0)
}
