import type { Driver, HeldCall, Situation } from '#atlas/driving/driver.types.ts'
import { readSituation } from '#atlas/graph/situation.ts'

export type { Driver, HeldCall, Situation }

/** Reads a situation of the table. */
export const situationOf = (label: string): Situation => {
  const { state, tags, context } = readSituation(label)
  return { state, tags, context: context as Record<string, unknown> }
}
