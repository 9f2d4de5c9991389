import { median } from './median.ts'
import type { Run } from './run.ts'

/**
 * One step of a funnel: how many journeys came so far in this order, how long it took them, and
 * where the others ended.
 */
export type Stage = {
	state: string
	reached: number
	/** Since the stage before; null of the first, and where nobody came. */
	medianMs: number | null
	/**
	 * Innermost states in which those ended that reached this stage and not the next, the commonest
	 * first.
	 */
	endedIn: [state: string, journeys: number][]
}

/** Where a journey that never got there was last known to be. */
const endOf = ({ states }: Run): string => states.findLast((one) => one.length > 0)?.at(-1) ?? '?'

/**
 * The step at which a journey first is in each of some states, each after the one before; it ends
 * where one does not come.
 */
const stagesOf = ({ states }: Run, wanted: readonly string[]): number[] => {
	const steps: number[] = []
	for (const state of wanted) {
		const after = steps.at(-1) ?? -1
		const found = states.findIndex((now, step) => step > after && now.includes(state))
		if (found < 0) break
		steps.push(found)
	}
	return steps
}

/**
 * Counts journeys through states in order: from the first visit of one to the first visit of the
 * next after it.
 */
export const funnelOf = (runs: readonly Run[], wanted: readonly string[]): Stage[] => {
	const ways = runs.map((run) => ({ run, steps: stagesOf(run, wanted) }))
	return wanted.map((state, i) => {
		const here = ways.filter(({ steps }) => steps.length > i)
		const ends = new Map<string, number>()
		for (const { run, steps } of here)
			if (steps.length === i + 1 && i + 1 < wanted.length)
				ends.set(endOf(run), (ends.get(endOf(run)) ?? 0) + 1)
		const times = here.map(({ run, steps }) => run.at[steps[i]!]! - (run.at[steps[i - 1]!] ?? 0))
		return {
			state,
			reached: here.length,
			medianMs: i === 0 ? null : median(times),
			endedIn: [...ends].sort((a, b) => b[1] - a[1]),
		}
	})
}
