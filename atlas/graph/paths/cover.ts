import { type Edge, type Graph, isIn, ROOT } from '../graph.ts'
import { postman } from './postman.ts'
import { waysIn, waysOut } from './ways.ts'

const pairsTour = (edges: readonly Edge[], mayEnd: (situation: string) => boolean) => {
	const at = new Map<string, number[]>()
	edges.forEach((edge, i) => {
		const list = at.get(edge.from)
		if (list) list.push(i)
		else at.set(edge.from, [i])
	})
	const stretches = [
		...(at.get(ROOT) ?? []).map((i) => ({ from: ROOT, to: String(i) })),
		...edges.flatMap(({ to }, i) =>
			(at.get(to) ?? []).map((j) => ({ from: String(i), to: String(j) })),
		),
	]
	const { tours, bound } = postman(stretches, ROOT, (i) => mayEnd(edges[Number(i)]!.to))
	return {
		tours: tours.map((tour) => tour.map((stretch) => Number(stretches[stretch]!.to))),
		bound,
	}
}

const split = (graph: Graph, tours: Edge[][], most: number): Edge[][] => {
	const wayIn = waysIn(graph)
	return tours.flatMap((tour) => {
		const pieces: Edge[][] = []
		for (let at = 0; at < tour.length; ) {
			const way = at === 0 ? [] : (wayIn(tour[at]!.from) ?? [])
			const piece = tour.slice(at, at + Math.max(1, most - way.length))
			pieces.push([...way, ...piece])
			at += piece.length
		}
		return pieces
	})
}

/**
 * Which paths: `to` is a state that each ends in, `maxSteps` the longest; with the latter they may
 * have more steps than `bound`.
 */
export type CoverOptions = { to?: string; maxSteps?: number }

/**
 * Paths that take every step of a graph, or every pair of steps that can follow each other, with
 * the fewest steps in all.
 * @returns the paths and the fewest steps that any such paths have
 */
export const cover = (
	graph: Graph,
	isPairs: boolean,
	{ to, maxSteps }: CoverOptions,
): { taken: Edge[][]; bound: number } => {
	const wayOut = to === undefined ? null : waysOut(graph, (situation) => isIn(situation, to))
	const edges = wayOut ? graph.edges.filter((edge) => wayOut(edge.to) !== null) : graph.edges
	const mayEnd = (situation: string) => to === undefined || isIn(situation, to)
	const { tours, bound } = isPairs ? pairsTour(edges, mayEnd) : postman(edges, ROOT, mayEnd)
	const taken = tours.map((tour) => tour.map((i) => edges[i]!))
	return { taken: maxSteps ? split(graph, taken, maxSteps) : taken, bound }
}
