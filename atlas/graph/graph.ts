import { oneWord } from '#machines/kit/transition-names.ts'
import { SEPARATOR } from './label.ts'

/** How a step is made: an event is sent, an invoked actor answers, or a named delay passes. */
export type StepKind = 'start' | 'event' | 'outcome' | 'delay'

/**
 * One expected step from a situation to the next, with what it makes happen and the requirements that ask for it. `transitions` are
 * the ids of those that were taken, in order, the eventless ones among them; a graph read from a table has none.
 */
export type Edge = {
  from: string
  kind: StepKind
  label: string
  to: string
  effects: string[]
  requirements: string[]
  transitions: string[]
}

/**
 * Situations and steps; an event without an edge changes nothing, except in the situations that are `open`: not every step of those is
 * here. Roots are edges of kind `start` from ROOT.
 */
export type Graph = { edges: Edge[]; events: string[]; open?: readonly string[] }

/** The place before the machine has started. */
export const ROOT = '·'

const kinds: Record<string, StepKind> = { start: 'start', after: 'delay', answer: 'outcome' }
const words: Record<StepKind, string> = {
  start: 'start ',
  delay: 'after ',
  outcome: 'answer ',
  event: '',
}

/** Writes a graph as a table, one step a line, sorted as explored: from, step, to, effects, requirements. */
export const writeGraph = (graph: Graph): string =>
  [
    `events${SEPARATOR}${graph.events.join(', ')}`,
    ...graph.edges.map((edge) =>
      [
        edge.from,
        words[edge.kind] + edge.label,
        edge.to,
        edge.effects.join(' ; '),
        edge.requirements.join(' '),
      ].join(SEPARATOR),
    ),
    '',
  ].join('\n')

/** Reads what writeGraph wrote; throws on a line with too few columns. */
export const readGraph = (table: string): Graph => {
  const [head = '', ...lines] = table.split('\n').filter((line) => line !== '')
  const edges = lines.map((line): Edge => {
    const [from, step, to, effects, requirements] = line.split(SEPARATOR)
    if (requirements === undefined) throw new Error(`Not a step: ${line}`)
    const kind = kinds[step!.split(' ')[0]!] ?? 'event'
    return {
      from: from!,
      kind,
      label: step!.slice(words[kind].length),
      to: to!,
      effects: effects ? effects.split(' ; ') : [],
      requirements: requirements ? requirements.split(' ') : [],
      transitions: [],
    }
  })
  return {
    edges,
    events: (head.split(SEPARATOR)[1] ?? '').split(', ').filter((label) => label !== ''),
  }
}

/** The part of a graph that is left, and can still be reached, when only some steps can be made; nothing unexpected can be sent there. */
export const restrict = (graph: Graph, possible: (edge: Edge) => boolean): Graph => {
  const edges = graph.edges.filter(possible)
  const reached = new Set([ROOT])
  for (const situation of reached)
    for (const edge of edges) if (edge.from === situation) reached.add(edge.to)
  return { events: [], edges: edges.filter(({ from }) => reached.has(from)) }
}

/** The state value of a situation, without tags, context and history: leaves joined by `+`. */
export const stateOf = (situation: string): string => situation.split(' ')[0]!

/** Whether a situation is in a state, given as a dotted path; an outer state is one that an inner one is in. */
export const isIn = (situation: string, state: string): boolean => {
  const name = oneWord(state)
  return stateOf(situation)
    .split('+')
    .some((leaf) => leaf === name || leaf.startsWith(`${name}.`))
}
