import { writeFileSync } from 'node:fs'
import { explore } from '#atlas/graph/explore.ts'
import { writeGraph } from '#atlas/graph/graph.ts'
import { expectedFile } from './expected.ts'
import { models } from './models.ts'

/** Rewrites the tables of the machines named on the command line. Read the difference before you commit it: it is the specification. */
const nouns = process.argv.slice(2)
for (const noun of nouns) {
  const model = models[noun]
  if (!model) throw new Error(`No machine is called ${noun}`)
  const { graph, cut } = explore(model)
  if (cut) throw new Error(`${noun} has too many situations to list`)
  writeFileSync(expectedFile(noun), writeGraph(graph))
  process.stdout.write(`${noun}: ${graph.edges.length} steps\n`)
}
