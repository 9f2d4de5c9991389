import type { Suite } from '#atlas/graph/suite.ts'

/** A suite as JSON: its figures, then each path with its steps; `transitions` are ids of those that a step takes. */
export const json = (noun: string, { suite, steps, bound, paths }: Suite): string =>
  `${JSON.stringify({ machine: noun, suite, steps, bound, paths }, null, 2)}\n`
