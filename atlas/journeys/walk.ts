import { type Edge, type Graph, ROOT } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { tendencyOf } from './tendencies.ts'

const LONGEST = 16
/** The chance that somebody is content where nothing is under way. */
const CONTENT = 0.2

const nameOf = ({ kind, label, to }: Edge): string => `${kind} ${label} ${to}`

/** So that walks depend on what the steps are, not on the order in which they were found. */
const byName = (a: Edge, b: Edge): number => (nameOf(a) < nameOf(b) ? -1 : 1)

/** The step that a point from 0 to 1 falls on, when each is as wide as its tendency. */
const likely = (
  model: MachineModel,
  choices: readonly Edge[],
  way: Edge[],
  point: number,
): Edge => {
  const weights = choices.map((edge) => tendencyOf(model, edge, way))
  let left = point * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [place, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return choices[place]!
  }
  return choices[0]!
}

/** The steps that can be made in each situation, by name. */
export const choicesOf = (graph: Graph): Map<string, Edge[]> =>
  Map.groupBy(graph.edges.toSorted(byName), ({ from }) => from)

/** One way through a graph as somebody might go it: where several steps can be made, a likelier one is made more often. */
export const walk = (
  model: MachineModel,
  choices: Map<string, Edge[]>,
  roll: () => number,
): Edge[] => {
  const way: Edge[] = []
  let open = choices.get(ROOT) ?? []
  while (open.length > 0 && way.length < LONGEST) {
    const edge = likely(model, open, way, roll())
    way.push(edge)
    if (way.length > 2 && !edge.to.includes('#busy') && roll() < CONTENT) return way
    open = (choices.get(edge.to) ?? []).filter(({ transitions }) => transitions.length > 0)
  }
  return way
}
