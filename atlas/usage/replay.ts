import { type Edge, type Graph, ROOT } from '#atlas/graph/graph.ts'
import { outgoing } from '#atlas/graph/paths/ways.ts'
import type { Journey } from './journey.ts'

/**
 * Where a journey did something that the machine does not allow: its step, what it took, and where
 * it may have been.
 */
export type Divergence = { step: number; transitions: string[]; situations: string[] }

/**
 * How a journey fits: the share of its steps that the machine allows, and the edges that each step
 * may have been.
 */
export type Fit = {
	journey: Journey
	fitness: number
	divergence: Divergence | null
	edges: Edge[][]
}

/**
 * Answers how journeys fit a machine: token replay. A journey has no payloads, so every situation
 * that its transitions allow is kept; a step fits when one of them has an edge that takes the same
 * transitions. After a step that does not fit, it goes on from every situation that such a step
 * leads to anywhere, else it stays.
 */
export const replaying = (graph: Graph): ((journey: Journey) => Fit) => {
	const from = outgoing(graph)
	const keyOf = (transitions: readonly string[]) => transitions.join('\n')
	const taking = new Map<string, Edge[]>()
	for (const edge of graph.edges) {
		if (edge.from === ROOT) continue
		const key = keyOf(edge.transitions)
		taking.set(key, [...(taking.get(key) ?? []), edge])
	}
	return (journey) => {
		let situations = new Set([ROOT])
		let fitting = 0
		let divergence: Divergence | null = null
		const edges = journey.steps.map(({ transitions }, step) => {
			const key = keyOf(transitions)
			const allowed = [...situations].flatMap((situation) =>
				(from.get(situation) ?? []).filter((edge) => keyOf(edge.transitions) === key),
			)
			if (allowed.length > 0) fitting += 1
			else divergence ??= { step, transitions, situations: [...situations] }
			const next = allowed.length > 0 ? allowed : (taking.get(key) ?? [])
			if (next.length > 0) situations = new Set(next.map(({ to }) => to))
			return allowed
		})
		const fitness = journey.steps.length === 0 ? 1 : fitting / journey.steps.length
		return { journey, fitness, divergence, edges }
	}
}
