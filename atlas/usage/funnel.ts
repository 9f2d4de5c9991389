import { median } from './median.ts'
import type { Run } from './run.ts'

/** From one state to another: how many journeys were in the first, how many of them reached the second later, and where the others ended. */
export type Funnel = {
  entered: number
  reached: number
  medianMs: number | null
  /** Innermost states in which those ended that did not reach it, the commonest first. */
  endedIn: [state: string, journeys: number][]
}

/** Where a journey that never got there was last known to be. */
const endOf = ({ states }: Run): string => states.findLast((one) => one.length > 0)?.at(-1) ?? '?'

/** Counts from the first visit of `from` to the first visit of `to` after it. */
export const funnelOf = (runs: readonly Run[], from: string, to: string): Funnel => {
  const times: number[] = []
  const ends = new Map<string, number>()
  let entered = 0
  for (const run of runs) {
    const first = run.states.findIndex((states) => states.includes(from))
    if (first < 0) continue
    entered += 1
    const later = run.states.findIndex((states, step) => step > first && states.includes(to))
    if (later >= 0) times.push(run.at[later]! - run.at[first]!)
    else ends.set(endOf(run), (ends.get(endOf(run)) ?? 0) + 1)
  }
  return {
    entered,
    reached: times.length,
    medianMs: median(times),
    endedIn: [...ends].sort((a, b) => b[1] - a[1]),
  }
}
