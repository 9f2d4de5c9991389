import { stateOf } from '#atlas/graph/graph.ts'
import { pathId } from '#atlas/graph/path-id.ts'
import type { Path } from '#atlas/graph/suite.ts'
import { isUnexpected } from '#atlas/graph/unexpected.ts'
import type { Moment } from './moment.ts'

/** A simulation as a path, so that it can be written as a test like any generated one. */
export const pathOf = (noun: string, moments: readonly Moment[]): Path => {
  const steps = moments.map(({ step }) => step)
  const made = steps.filter((step) => !isUnexpected(step))
  const requirements = [...new Set(steps.flatMap((step) => step.requirements))].sort()
  const reached = [...new Set(made.map(({ to }) => stateOf(to)))]
  const id = pathId(made)
  const title = `${requirements.join(' ')} ${noun}: ${id} through ${reached.join(', ')}`.trim()
  return { id, title, requirements, steps }
}
