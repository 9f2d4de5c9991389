import { type Edge, type Graph, ROOT } from './graph.ts'
import { coverSteps } from './paths.ts'

/** `transitions` takes every step once; `unexpected` also sends, in every situation, each event that it does not handle. */
export type Suite = 'transitions' | 'unexpected'

/** One step of a path. An unexpected event leads to where it came from and makes nothing happen. */
export type Step = Edge & { unexpected?: true }

/** A path from a start; the title begins with the requirement ids of its steps. */
export type Path = { title: string; requirements: string[]; steps: Step[] }

const unhandled = (graph: Graph): ((situation: string) => Step[]) => {
  const handled = new Map<string, Set<string>>()
  for (const edge of graph.edges) {
    const known = handled.get(edge.from) ?? new Set()
    if (edge.kind === 'event') known.add(edge.label)
    handled.set(edge.from, known)
  }
  return (situation) =>
    graph.events
      .filter((label) => !handled.get(situation)?.has(label))
      .map((label) => ({
        from: situation,
        kind: 'event',
        label,
        to: situation,
        effects: [],
        requirements: [],
        unexpected: true,
      }))
}

const headOf = (situation: string): string => situation.split(' ')[0]!

/** The paths of a suite over a graph, be it explored from a machine or read from a committed table. */
export const pathsOf = (noun: string, graph: Graph, suite: Suite, maxSteps?: number): Path[] => {
  const extra = suite === 'unexpected' ? unhandled(graph) : () => []
  const visited = new Set<string>([ROOT])
  return coverSteps(graph, maxSteps).map((edges, i): Path => {
    const steps = edges.flatMap((edge): Step[] => {
      if (visited.has(edge.to)) return [edge]
      visited.add(edge.to)
      const ended = edge.effects.some((effect) => effect.startsWith('output'))
      if (ended) return [edge]
      return [edge, ...extra(edge.to)]
    })
    const requirements = [...new Set(edges.flatMap((edge) => edge.requirements))].sort()
    const reached = [...new Set(edges.map((edge) => headOf(edge.to)))]
    const title = `${requirements.join(' ')} ${noun}: path ${i + 1} through ${reached.join(', ')}`
    return { title: title.trim(), requirements, steps }
  })
}
