import { type Edge, type Graph, ROOT } from '../graph.ts'
import { waysIn } from './ways.ts'

/**
 * Situations that are kept for being near; without a model it is the definitions that are covered.
 */
const NEAREST = 50

/**
 * The part of a graph that stands for a machine without end, small enough to be covered: the
 * situations nearest to the start, and the shortest way to every transition of the machine.
 */
export const nearest = (graph: Graph, most = NEAREST): Graph => {
	const kept = new Set([ROOT])
	for (const { to } of graph.edges) {
		if (kept.size > most) break
		kept.add(to)
	}
	const first = new Map<string, Edge>()
	for (const edge of graph.edges)
		for (const id of edge.transitions) if (!first.has(id)) first.set(id, edge)
	const wayTo = waysIn(graph)
	for (const edge of first.values())
		for (const { to } of [...(wayTo(edge.from) ?? []), edge]) kept.add(to)
	const open = new Set(graph.open)
	const edges = graph.edges.filter(({ from, to }) => {
		if (!kept.has(to)) open.add(from)
		return kept.has(from) && kept.has(to)
	})
	return { ...graph, edges, open: [...open] }
}
