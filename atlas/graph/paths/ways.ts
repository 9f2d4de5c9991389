import { type Edge, type Graph, ROOT } from '../graph.ts'

/** The edges that leave each situation, in their order. */
export const outgoing = (graph: Graph): Map<string, Edge[]> => {
	const from = new Map<string, Edge[]>()
	for (const edge of graph.edges) {
		const list = from.get(edge.from)
		if (list) list.push(edge)
		else from.set(edge.from, [edge])
	}
	return from
}

type Link = { edge: Edge; before: Link | null; length: number }

/**
 * Returns the shortest way from an origin, else from the start, to a situation; null where there is
 * none.
 */
export const waysIn = (
	graph: Graph,
	origin: string = ROOT,
): ((situation: string) => Edge[] | null) => {
	const from = outgoing(graph)
	const last = new Map<string, Link>()
	const queue: { situation: string; link: Link | null }[] = [{ situation: origin, link: null }]
	for (const { situation, link: before } of queue)
		for (const edge of from.get(situation) ?? []) {
			if (last.has(edge.to) || edge.to === origin) continue
			const link = { edge, before, length: (before?.length ?? 0) + 1 }
			last.set(edge.to, link)
			queue.push({ situation: edge.to, link })
		}
	return (situation) => {
		if (situation === origin) return []
		const end = last.get(situation)
		if (!end) return null
		const way = new Array<Edge>(end.length)
		for (let link: Link | null = end; link; link = link.before) way[link.length - 1] = link.edge
		return way
	}
}

/**
 * Returns the shortest way from a situation to a wanted one; null where none can be reached.
 */
export const waysOut = (
	graph: Graph,
	isWanted: (situation: string) => boolean,
): ((situation: string) => Edge[] | null) => {
	const into = new Map<string, Edge[]>()
	for (const edge of graph.edges) into.set(edge.to, [...(into.get(edge.to) ?? []), edge])
	const next = new Map<string, Edge | null>()
	const queue = [...new Set(graph.edges.map(({ to }) => to))].filter(isWanted)
	for (const situation of queue) next.set(situation, null)
	for (const situation of queue)
		for (const edge of into.get(situation) ?? []) {
			if (next.has(edge.from)) continue
			next.set(edge.from, edge)
			queue.push(edge.from)
		}
	return (situation) => {
		if (!next.has(situation)) return null
		const way: Edge[] = []
		for (let edge = next.get(situation); edge; edge = next.get(edge.to)) way.push(edge)
		return way
	}
}
