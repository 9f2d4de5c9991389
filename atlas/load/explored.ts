import { type Shown, shownBy } from '#atlas/graph/coverage.ts'
import { type Exploration, explore } from '#atlas/graph/explore.ts'
import { json } from '#atlas/graph/label.ts'
import { nearest } from '#atlas/graph/nearest.ts'
import { Complaint } from './complaint.ts'
import { GUESSED_LIMIT } from './default-model.ts'
import type { Subject } from './machine-file.ts'

/** A machine with all that was found in it; where there is no end to it, the graph is the nearest part. */
export type ExploredSubject = Subject & Exploration & { shown: Shown }

const MANY = 50

/** The fields of the context that took more values than a person would tell apart. */
const growing = ({ attempts }: Exploration): string[] => {
  const values = new Map<string, Set<string>>()
  for (const { at } of attempts)
    for (const [field, value] of Object.entries(at?.context ?? {})) {
      if (!values.has(field)) values.set(field, new Set())
      values.get(field)!.add(json(value))
    }
  return [...values].filter(([, taken]) => taken.size > MANY).map(([field]) => field)
}

const tooMany = (subject: ExploredSubject): string => {
  const { noun, visited } = subject
  const fields = growing(subject)
  const why = fields.length > 0 ? `, for its context grows (${fields.join(', ')})` : ''
  return `${noun}: there are more situations than the ${visited} that were visited${why}. Paths cover the nearest and every transition that was seen. Give a model whose project leaves out what grows, or raise --limit`
}

/** What an exploration could not do, in sentences; empty when it saw everything. */
export const doubtsOf = (subject: ExploredSubject): string[] => [
  ...subject.faults.map(
    ({ from, label, message }) =>
      `${subject.noun}: '${label}' in ${from} throws: ${message}${subject.model.freeGuards ? '; give a model with example events' : ''}`,
  ),
  ...(subject.unvisited > 0 ? [tooMany(subject)] : []),
]

/**
 * Explores a machine.
 * @throws Complaint when it cannot even start
 */
export const exploredOf = (subject: Subject, limit?: number): ExploredSubject => {
  const isGuessed = subject.model.freeGuards !== undefined
  const exploration = explore(subject.model, limit ?? (isGuessed ? GUESSED_LIMIT : undefined))
  if (exploration.graph.edges.length === 0)
    throw new Complaint(
      `${subject.noun} cannot start: ${exploration.faults[0]?.message ?? 'its model has no input'}`,
    )
  const graph = exploration.unvisited > 0 ? nearest(exploration.graph) : exploration.graph
  return { ...subject, ...exploration, graph, shown: shownBy(exploration.attempts) }
}
