import { type Edge, type Graph, isIn, ROOT } from '../graph.ts'
import type { CoverOptions } from './cover.ts'
import { outgoing, waysOut } from './ways.ts'

const LONGEST = 40

/** Coverage of a step: its transitions with their trigger, and the situation that it reaches. */
const shownBy = ({ kind, label, transitions, to }: Edge): string[] => [
	`${kind} ${label}\n${transitions.join('\n')}`,
	to,
]

type Link = { edge: Edge; before: Link | null; length: number }

const stepsOf = (end: Link): Edge[] => {
	const steps = new Array<Edge>(end.length)
	for (let link: Link | null = end; link; link = link.before) steps[link.length - 1] = link.edge
	return steps
}

/**
 * Answers a function that finds the shortest way from a situation to a step that is wanted, in at
 * most `most` steps. A step after which nothing can follow is taken only when no other is in reach.
 * The answer is null when no wanted step is.
 */
const finder = (graph: Graph, isWanted: (edge: Edge) => boolean) => {
	const from = outgoing(graph)
	return (start: string, most: number): Edge[] | null => {
		const seen = new Set([start])
		let end: Link | null = null
		const queue: { at: string; before: Link | null }[] = [{ at: start, before: null }]
		for (const { at, before } of queue) {
			const length = (before?.length ?? 0) + 1
			if (length > most) break
			for (const edge of from.get(at) ?? []) {
				const link = { edge, before, length }
				if (isWanted(edge)) {
					if (from.has(edge.to)) return stepsOf(link)
					end ??= link
				}
				if (seen.has(edge.to)) continue
				seen.add(edge.to)
				queue.push({ at: edge.to, before: link })
			}
		}
		return end && stepsOf(end)
	}
}

/**
 * Paths that take every transition of a machine at least once for each trigger and reach every
 * situation, but do not repeat a transition in every situation that has it. They need fewer steps
 * than `cover` for most machines; the number is not proved to be the smallest. A path continues
 * with the nearest step that shows something new, and ends when no such step is within `maxSteps`.
 */
export const once = (graph: Graph, { to, maxSteps = LONGEST }: CoverOptions = {}): Edge[][] => {
	const wayOut = to === undefined ? null : waysOut(graph, (situation) => isIn(situation, to))
	const edges = wayOut ? graph.edges.filter((edge) => wayOut(edge.to) !== null) : graph.edges
	const left = new Set(edges.flatMap(shownBy))
	const nearestLeft = finder({ ...graph, edges }, (edge) =>
		shownBy(edge).some((one) => left.has(one)),
	)
	const paths: Edge[][] = []
	while (left.size > 0) {
		const path: Edge[] = []
		for (;;) {
			const most = path.length === 0 ? edges.length : maxSteps - path.length
			const steps = nearestLeft(path.at(-1)?.to ?? ROOT, most)
			if (!steps) break
			for (const one of steps.flatMap(shownBy)) left.delete(one)
			path.push(...steps)
		}
		if (path.length === 0) break
		paths.push([...path, ...(wayOut?.(path.at(-1)!.to) ?? [])])
	}
	return paths
}
