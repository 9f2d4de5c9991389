import type { Run } from './run.ts'
import { tally } from './tally.ts'

/** How often a hundred journeys took a transition, in one period and in another. */
export type Difference = { transition: string; now: number; before: number }

const rates = (runs: readonly Run[]): Map<string, number> =>
	new Map([...tally(runs).taken].map(([id, count]) => [id, (100 * count) / runs.length]))

/**
 * The transitions that two periods took differently often, the greatest difference first; none
 * where one of them has no journeys.
 */
export const differencesOf = (runs: readonly Run[], others: readonly Run[]): Difference[] => {
	if (runs.length === 0 || others.length === 0) return []
	const now = rates(runs)
	const before = rates(others)
	return [...new Set([...now.keys(), ...before.keys()])]
		.map((transition) => ({
			transition,
			now: now.get(transition) ?? 0,
			before: before.get(transition) ?? 0,
		}))
		.filter((one) => one.now !== one.before)
		.sort(
			(a, b) =>
				Math.abs(b.now - b.before) - Math.abs(a.now - a.before) ||
				a.transition.localeCompare(b.transition),
		)
}
