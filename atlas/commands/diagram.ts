import { png } from '#atlas/diagram/draw/png.ts'
import { svg } from '#atlas/diagram/draw/svg.ts'
import { mermaid } from '#atlas/diagram/mermaid.ts'
import { scxml } from '#atlas/diagram/scxml.ts'
import { explainedText } from '#atlas/diagram/text.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { oneOf } from './options.ts'
import { pictureOptions } from './picture-options.ts'
import { type Document, write } from './write.ts'

type Writer = {
	ending: string
	isPicture?: true
	of: (
		definition: Definition,
		delays: Record<string, number>,
		picture: Awaited<ReturnType<typeof pictureOptions>>,
	) => Promise<string | Uint8Array> | string
}

const writers = {
	svg: { ending: 'svg', isPicture: true, of: (definition, _, picture) => svg(definition, picture) },
	png: { ending: 'png', isPicture: true, of: (definition, _, picture) => png(definition, picture) },
	mermaid: { ending: 'mmd', of: mermaid },
	scxml: { ending: 'scxml', of: (definition, delays) => scxml(definition, { delays }) },
	json: { ending: 'json', of: (definition) => `${JSON.stringify(definition, null, 2)}\n` },
	text: { ending: 'md', of: explainedText },
} satisfies Record<string, Writer>

const formats = Object.keys(writers) as (keyof typeof writers)[]
const forPictures = ['collapse', 'direction', 'labels', 'theme']

/** Machines as pictures, as other tools' notations, and in plain sentences. */
export const diagram: Command = {
	use: `diagram <machine|all> [--format ${formats.join('|')}] [--collapse auto|state,state] [--direction auto|right|down] [--labels code|words] [--theme light|dark] [--out DIR] [--file path.ts[:export]]`,
	about:
		'A machine as a picture, in the notation of Mermaid or SCXML, as data, or in plain sentences. Of a picture --collapse closes states, or as much as it takes to be read at first sight.',
	options: ['format', 'out', 'file', ...forPictures],
	run: async (names, given) => {
		const format = oneOf('format', formats, given.format)
		const { ending, of, isPicture }: Writer = writers[format]
		const idle = isPicture ? undefined : forPictures.find((name) => given[name] !== undefined)
		if (idle) throw new Complaint(`--${idle} is for pictures: --format svg or png`)
		const subjects = await subjectsOf(names, given.file)
		if (format === 'png' && subjects.length > 1 && given.out === undefined)
			throw new Complaint('Several pictures need --out DIR')
		const files = new Map(subjects.map(({ noun, model }) => [model.machine.id, `${noun}.svg`]))
		const linkOf = ({ machine = '' }: { machine?: string }) =>
			format === 'svg' && given.out !== undefined ? files.get(machine) : undefined
		const documents: Document[] = []
		for (const { noun, model } of subjects) {
			const read = definitionOf(model.machine)
			const definition = { ...read, delays: { ...model.delays, ...read.delays } }
			const picture = isPicture ? await pictureOptions(noun, definition, given) : {}
			documents.push({
				name: `${noun}.${ending}`,
				content: await of(isPicture ? definition : read, model.delays, { ...picture, linkOf }),
			})
		}
		write(documents, given.out)
		return 0
	},
}
