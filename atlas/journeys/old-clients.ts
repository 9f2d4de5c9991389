import { type Edge, type Graph, ROOT } from '#atlas/graph/graph.ts'

/** Steps of revisions that are gone: nobody handles these events there any more. */
const RENAMED: readonly [machine: string, transition: string][] = [
	['purchase', 'editing coupon.typed 1'],
	['cart', 'local cart.emptied 1'],
	['favourite', 'unmarked heart.pressed 1'],
]
const HASTY = ['lesson-mark', 'promo-check']

const taking = (graph: Graph, from: string) =>
	graph.edges.filter((edge) => edge.from === from && edge.transitions.length > 0)

const start = (graph: Graph): Edge => graph.edges.find(({ from }) => from === ROOT)!

/** A start, a step that is called otherwise today, and a step of today. */
const renamed = (graph: Graph, transition: string): Edge[] => {
	const first = start(graph)
	const foreign: Edge = { ...first, kind: 'event', from: first.to, transitions: [transition] }
	return [first, foreign, taking(graph, first.to)[0]!]
}

/**
 * A start, and the step after next without the one between, where no step of the same name could be
 * made.
 */
const hasty = (graph: Graph): Edge[] => {
	const first = start(graph)
	const possible = new Set(taking(graph, first.to).map(({ transitions }) => transitions.join()))
	const skipped = taking(graph, first.to)
		.flatMap(({ to }) => taking(graph, to))
		.find(({ transitions }) => !possible.has(transitions.join()))
	return skipped ? [first, skipped] : []
}

/**
 * Five journeys that the machines do not allow, so that analysts see what such a list looks like.
 */
export const oldClientPaths = (graphs: Record<string, Graph>): { machine: string; way: Edge[] }[] =>
	[
		...RENAMED.map(([machine, name]) => ({ machine, way: renamed(graphs[machine]!, name) })),
		...HASTY.map((machine) => ({ machine, way: hasty(graphs[machine]!) })),
	].filter(({ way }) => way.length > 0)
