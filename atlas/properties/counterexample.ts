import { type Edge, type Graph, ROOT } from '#atlas/graph/graph.ts'
import { outgoing } from '#atlas/graph/paths/ways.ts'
import type { Property } from '#machines/kit/property.types.ts'
import { momentOf } from './moment.ts'
import { beginWatch, type Watch, watch } from './monitor.ts'

type Node = { situation: string; watch: Watch; before: Node | null; edge: Edge | null }

const wayTo = (node: Node): Edge[] => {
	const way: Edge[] = []
	for (let at: Node | null = node; at?.edge; at = at.before) way.unshift(at.edge)
	return way
}

/**
 * The situations from which steps of these kinds can lead to a moment that a property waits for.
 */
const hopeful = ({ edges }: Graph, property: Property): Set<string> => {
	const counts = 'eventually' in property ? ({ kind }: Edge) => kind !== 'event' : () => true
	const into = new Map<string, Edge[]>()
	const queue: string[] = []
	for (const edge of edges.filter(counts)) {
		into.set(edge.to, [...(into.get(edge.to) ?? []), edge])
		if (!watch(property, { isArmed: true, isBroken: false }, momentOf(edge)).isArmed)
			queue.push(edge.from)
	}
	const found = new Set(queue)
	for (const situation of found) for (const { from } of into.get(situation) ?? []) found.add(from)
	return found
}

/**
 * The shortest way through a graph to where a property is broken, or to where what it waits for
 * cannot come any more; null where it holds everywhere. Breadth first over situations, each with
 * and without the property being armed.
 */
export const counterexampleOf = (graph: Graph, property: Property): Edge[] | null => {
	const from = outgoing(graph)
	const waits = 'eventually' in property || 'possible' in property
	const canCome = waits ? hopeful(graph, property) : null
	const start: Node = { situation: ROOT, watch: beginWatch(property), before: null, edge: null }
	const seen = new Set<string>()
	const queue = [start]
	for (const node of queue)
		for (const edge of from.get(node.situation) ?? []) {
			const next = watch(property, node.watch, momentOf(edge))
			const key = `${next.isArmed} ${edge.to}`
			if (seen.has(key) && !next.isBroken) continue
			seen.add(key)
			const reached: Node = { situation: edge.to, watch: next, before: node, edge }
			if (next.isBroken || (canCome && next.isArmed && !canCome.has(edge.to))) return wayTo(reached)
			queue.push(reached)
		}
	return null
}
