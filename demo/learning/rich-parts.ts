import type {
	CalloutKind,
	RichBlock,
	RichCell,
	RichInline,
	RichParagraph,
} from '#domain/learning/rich-text.rules.ts'

/** Words with `**bold**` and `$formulas$` in them. */
const inline = (words: string): RichInline[] =>
	words.split(/(\*\*[^*]+\*\*|\$[^$]+\$)/).flatMap((part): RichInline[] => {
		if (part === '') return []
		if (part.startsWith('$')) return [{ type: 'inlineMath', attrs: { latex: part.slice(1, -1) } }]
		const isBold = part.startsWith('**')
		const text = isBold ? part.slice(2, -2) : part
		return [{ type: 'text', text, marks: isBold ? [{ type: 'bold' }] : [] }]
	})

/** A paragraph. */
export const p = (words: string): RichParagraph => ({ type: 'paragraph', content: inline(words) })

/** A heading. */
export const h = (words: string): RichBlock => ({
	...{ type: 'heading', attrs: { level: 2 }, content: inline(words) },
})

const items = (points: readonly string[]) =>
	points.map((point) => ({ type: 'listItem' as const, content: [p(point)] }))

/** A list with points. */
export const ul = (...points: string[]): RichBlock => ({
	...{ type: 'bulletList', content: items(points) },
})

/** A list with numbers. */
export const ol = (...points: string[]): RichBlock => ({
	...{ type: 'orderedList', attrs: { start: 1 }, content: items(points) },
})

/** A box of one kind. */
export const box = (kind: CalloutKind, ...paragraphs: string[]): RichBlock => ({
	...{ type: 'callout', attrs: { kind }, content: paragraphs.map(p) },
})

/** A formula on a line by itself. */
export const math = (latex: string): RichBlock => ({ type: 'blockMath', attrs: { latex } })

/** A table whose first row has the names of the columns. */
export const table = (...rows: string[][]): RichBlock => ({
	type: 'table',
	content: rows.map((cells, row) => ({
		type: 'tableRow',
		content: cells.map(
			(cell): RichCell => ({
				type: row === 0 ? 'tableHeader' : 'tableCell',
				content: [p(cell)],
			}),
		),
	})),
})
