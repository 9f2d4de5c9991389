import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { layOut } from '#atlas/diagram/lay-out.ts'
import { gapsOf } from '#atlas/graph/coverage.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { commitsOf } from '#atlas/load/at-revision.ts'
import { ownerOf } from '#atlas/load/owner-of.ts'
import { modelIn } from '#atlas/load/product.ts'
import type { LastRuns } from '#atlas/runs/last-runs.ts'
import type { MachineFact } from './facts.types.ts'

const runsOf = (noun: string, all: ReadonlyMap<string, LastRuns>): Record<string, LastRuns> =>
  Object.fromEntries(
    [...all].flatMap(([key, runs]) => {
      const [of, path] = key.split(' ')
      return of === noun ? [[path!, runs]] : []
    }),
  )

/** What the page knows of a machine, and the graph of its exploration. */
export const machineFactOf = async (
  repo: string,
  noun: string,
  hasHistory: boolean,
  lastRuns: ReadonlyMap<string, LastRuns>,
): Promise<{ fact: MachineFact; graph: Graph }> => {
  const model = await modelIn(join(repo, 'machines'), noun)
  const definition = definitionOf(model.machine)
  const { graph, attempts } = explore(model)
  const { untaken, oneSided } = gapsOf(model.machine, attempts)
  const ids = [...definition.states, ...definition.transitions].flatMap((one) => one.requirements)
  const fact = {
    noun,
    definition,
    layout: await layOut(definition),
    requirements: [...new Set(ids)].sort(),
    situations: new Set(graph.edges.map(({ to }) => to)).size,
    steps: graph.edges.length,
    coverage: { taken: definition.transitions.length - untaken.length, untaken, oneSided },
    files: readdirSync(join(repo, 'machines', noun))
      .sort()
      .map((file) => `machines/${noun}/${file}`),
    lastChange: hasHistory ? (commitsOf(repo, `machines/${noun}`, 1)[0] ?? null) : null,
    owner: ownerOf(repo, join(repo, 'machines', noun, `${noun}.machine.ts`)),
    runs: runsOf(noun, lastRuns),
  }
  return { fact, graph }
}
