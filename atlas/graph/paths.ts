import { type Edge, type Graph, ROOT } from './graph.ts'

const byOrigin = (edges: Edge[]): Map<string, Edge[]> => {
  const map = new Map<string, Edge[]>()
  for (const edge of edges) map.set(edge.from, [...(map.get(edge.from) ?? []), edge])
  return map
}

/** The shortest way from one situation to the nearest one that `wanted` accepts, or null. */
const wayTo = (
  outgoing: Map<string, Edge[]>,
  from: string,
  wanted: (situation: string) => boolean,
): Edge[] | null => {
  const ways = new Map<string, Edge[]>([[from, []]])
  for (const [situation, way] of ways) {
    if (wanted(situation)) return way
    for (const edge of outgoing.get(situation) ?? [])
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  }
  return null
}

/**
 * Few paths that together take every step of the graph: greedy, it takes an untaken step where there is one, else goes the shortest way
 * to one, and starts anew when there is none or the path is long.
 * @param maxSteps a path may end only at or after this length, or where nothing is left to take
 */
export const coverSteps = (graph: Graph, maxSteps = 40): Edge[][] => {
  const outgoing = byOrigin(graph.edges)
  const untaken = new Set(graph.edges)
  const fresh = (situation: string) =>
    (outgoing.get(situation) ?? []).find((edge) => untaken.has(edge))
  const paths: Edge[][] = []
  while (untaken.size > 0) {
    const path: Edge[] = []
    let at = ROOT
    while (path.length < maxSteps) {
      const way = wayTo(outgoing, at, (situation) => fresh(situation) !== undefined)
      if (way === null) break
      path.push(...way)
      at = way.at(-1)?.to ?? at
      const next = fresh(at)!
      untaken.delete(next)
      path.push(next)
      at = next.to
    }
    if (path.length === 0) throw new Error(`Out of reach: ${[...untaken][0]!.from}`)
    paths.push(path)
  }
  return paths
}
