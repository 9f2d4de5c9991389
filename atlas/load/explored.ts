import { type Shown, shownBy } from '#atlas/graph/coverage.ts'
import { type Exploration, explore } from '#atlas/graph/explore.ts'
import { Complaint } from './complaint.ts'
import type { Subject } from './machine-file.ts'

/** A machine with all that was found in it. */
export type ExploredSubject = Subject & Exploration & { shown: Shown }

/** What an exploration could not do, in sentences; empty when it saw everything. */
export const doubtsOf = ({ noun, faults, unvisited }: ExploredSubject): string[] => [
  ...faults.map(({ from, label, message }) => `${noun}: '${label}' in ${from} throws: ${message}`),
  ...(unvisited > 0
    ? [
        `${noun}: there are more situations than the limit; ${unvisited} that were seen were not visited. Raise --limit, or give a model whose project leaves out what grows`,
      ]
    : []),
]

/**
 * Explores a machine.
 * @throws Complaint when it cannot even start
 */
export const exploredOf = (subject: Subject, limit?: number): ExploredSubject => {
  const exploration = explore(subject.model, limit)
  if (exploration.graph.edges.length === 0)
    throw new Complaint(
      `${subject.noun} cannot start: ${exploration.faults[0]?.message ?? 'its model has no input'}`,
    )
  return { ...subject, ...exploration, shown: shownBy(exploration.attempts) }
}
