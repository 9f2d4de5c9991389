import { mermaid } from '#atlas/diagram/mermaid.ts'
import { png } from '#atlas/diagram/png.ts'
import { scxml } from '#atlas/diagram/scxml.ts'
import { svg } from '#atlas/diagram/svg.ts'
import { text } from '#atlas/diagram/text.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { oneOf } from './options.ts'
import { type Document, write } from './write.ts'

type Writer = {
  ending: string
  of: (
    definition: Definition,
    delays: Record<string, number>,
  ) => Promise<string | Uint8Array> | string
}

const writers = {
  svg: { ending: 'svg', of: (definition) => svg(definition) },
  png: { ending: 'png', of: (definition) => png(definition) },
  mermaid: { ending: 'mmd', of: mermaid },
  scxml: { ending: 'scxml', of: (definition, delays) => scxml(definition, { delays }) },
  json: { ending: 'json', of: (definition) => `${JSON.stringify(definition, null, 2)}\n` },
  text: { ending: 'md', of: text },
} satisfies Record<string, Writer>

const formats = Object.keys(writers) as (keyof typeof writers)[]

/** Machines as pictures, as other tools' notations, and in plain sentences. */
export const diagram: Command = {
  use: `diagram <machine|all> [--format ${formats.join('|')}] [--out DIR] [--file path.ts[:export]]`,
  about:
    'A machine as a picture, in the notation of Mermaid or SCXML, as data, or in plain sentences.',
  options: ['format', 'out', 'file'],
  run: async (names, given) => {
    const format = oneOf('format', formats, given.format)
    const subjects = await subjectsOf(names, given.file)
    if (format === 'png' && subjects.length > 1 && given.out === undefined)
      throw new Complaint('Several pictures need --out DIR')
    const { ending, of }: Writer = writers[format]
    const documents: Document[] = []
    for (const { noun, model } of subjects)
      documents.push({
        name: `${noun}.${ending}`,
        content: await of(definitionOf(model.machine), model.delays),
      })
    write(documents, given.out)
    return 0
  },
}
