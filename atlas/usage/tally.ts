import { median } from './median.ts'
import type { Run } from './run.ts'

/**
 * Usage of a state: visits, journeys that ended there, and the median time of a visit that
 * continued (null without one).
 */
export type StateUsage = { visits: number; left: number; medianMs: number | null }

/**
 * How a machine was used: how often each transition was taken, by id, and what happened in each
 * state, by name.
 */
export type Usage = { taken: Map<string, number>; states: Map<string, StateUsage> }

type Visits = { count: number; left: number; times: number[] }

const visitsIn = (all: Map<string, Visits>, state: string): Visits => {
	const known = all.get(state) ?? { count: 0, left: 0, times: [] }
	all.set(state, known)
	return known
}

/** Counts transitions, visits of states, their times, and where journeys were left. */
export const tally = (runs: readonly Run[]): Usage => {
	const taken = new Map<string, number>()
	const visits = new Map<string, Visits>()
	for (const { journey, at, states } of runs) {
		for (const { transitions } of journey.steps)
			for (const id of transitions) taken.set(id, (taken.get(id) ?? 0) + 1)
		const since = new Map<string, number>()
		states.forEach((now, step) => {
			// Nobody knows where it was: what went on then has no time.
			if (now.length === 0) since.clear()
			for (const [state, entered] of since)
				if (!now.includes(state)) {
					visitsIn(visits, state).times.push(at[step]! - entered)
					since.delete(state)
				}
			for (const state of now)
				if (!since.has(state)) {
					visitsIn(visits, state).count += 1
					since.set(state, at[step]!)
				}
		})
		if (journey.ended === 'left')
			for (const state of states.at(-1) ?? []) visitsIn(visits, state).left += 1
	}
	const stateUsages = [...visits].map(([state, { count, left, times }]): [string, StateUsage] => [
		state,
		{ visits: count, left, medianMs: median(times) },
	])
	return { taken, states: new Map(stateUsages) }
}
