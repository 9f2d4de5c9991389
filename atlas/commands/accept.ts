import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { documentOf, tableOf } from '#atlas/check/reviewed.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { doubtsOf, exploredOf } from '#atlas/load/explored.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { print } from './write.ts'

/** Takes what machines do today as reviewed: their tables of steps and their descriptions. */
export const accept: Command = {
  use: 'accept <machine|all>',
  about:
    'Writes the reviewed table and description of a machine anew. Read the difference before you commit it.',
  options: [],
  run: async (names) => {
    const project = await projectHere()
    for (const subject of await subjectsOf(names, undefined)) {
      const explored = exploredOf(subject)
      const [doubt] = doubtsOf(explored)
      if (doubt) throw new Complaint(doubt)
      const { noun, graph, model } = explored
      for (const { file, now } of [
        tableOf(project, noun, graph),
        documentOf(project, noun, definitionOf(model.machine)),
      ]) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, now)
        print(file)
      }
    }
    return 0
  },
}
