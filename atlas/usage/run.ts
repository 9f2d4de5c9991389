import type { Graph } from '#atlas/graph/graph.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import type { Journey } from './journey.ts'
import { type Fit, replaying } from './replay.ts'

/**
 * A journey on the machine: after each step, how many milliseconds had passed and in which states
 * it was (none where nobody can know).
 */
export type Run = { journey: Journey; fit: Fit; at: number[]; states: string[][] }

/** The states of a situation, outer ones before inner ones. */
const statesAt = (situation: string): string[] => [
	...new Set(
		stateOf(situation)
			.split('+')
			.flatMap((leaf) => {
				const keys = leaf.split('.')
				return keys.map((_, i) => keys.slice(0, i + 1).join('.'))
			}),
	),
]

/**
 * Puts journeys on the machine by replay. Where several situations are possible, only the states
 * that all of them share are known.
 */
export const runsOf = (graph: Graph, journeys: readonly Journey[]): Run[] => {
	const replay = replaying(graph)
	return journeys.map((journey) => {
		const fit = replay(journey)
		let ms = 0
		const at = journey.steps.map((step) => {
			ms += step.ms
			return ms
		})
		const states = fit.edges.map((edges) => {
			const [first = [], ...others] = [...new Set(edges.map(({ to }) => to))].map(statesAt)
			return first.filter((state) => others.every((other) => other.includes(state)))
		})
		return { journey, fit, at, states }
	})
}
