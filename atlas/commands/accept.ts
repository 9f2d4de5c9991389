import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { documentOf, tableOf } from '#atlas/check/reviewed.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { doubtsOf, exploredOf } from '#atlas/load/explored.ts'
import { home, subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { print } from './write.ts'

/** Takes what machines do today as reviewed: their tables of steps and their descriptions. */
export const accept: Command = {
  use: 'accept <machine|all>',
  about:
    'Writes the reviewed table (tests/machines/expected) and description (docs/machines) anew. Read the difference before you commit it.',
  options: [],
  run: async (names) => {
    for (const subject of await subjectsOf(names, undefined)) {
      const explored = exploredOf(subject)
      const [doubt] = doubtsOf(explored)
      if (doubt) throw new Complaint(doubt)
      const { noun, graph, model } = explored
      for (const { file, now } of [
        tableOf(home, noun, graph),
        documentOf(home, noun, definitionOf(model.machine)),
      ]) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, now)
        print(file)
      }
    }
    return 0
  },
}
