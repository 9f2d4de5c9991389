import { readFileSync } from 'node:fs'
import { explore } from '#atlas/graph/explore.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { writeTable } from '#atlas/graph/paths/table.ts'
import { models } from './models.ts'

/** The committed table of a machine: what it must do, whatever its code says. */
export const expectedTable = (noun: string): string =>
  readFileSync(new URL(`./expected/${noun}.txt`, import.meta.url), 'utf8')

/**
 * The reviewed graph of a machine. A table has each transition once, so the graph is explored and held against the table's rows, counts and
 * digests: paths are only made from what was reviewed.
 * @throws Error when the machine takes other steps than its table says
 */
export const expectedGraph = (noun: string): Graph => {
  const { graph } = explore(models[noun]!)
  if (writeTable(graph) !== expectedTable(noun))
    throw new Error(
      `${noun} takes other steps than its reviewed table says. npm run atlas -- accept ${noun} tells which.`,
    )
  return graph
}
