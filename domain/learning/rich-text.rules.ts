import type { OutsideVideo } from './outside-video.rules.ts'

/** How a part of a text looks, or where it leads. */
export type RichMark =
	| { type: 'bold' }
	| { type: 'italic' }
	| { type: 'underline' }
	| { type: 'link'; attrs: { href: string } }

/** Words, a line break or a formula in TeX. */
export type RichInline =
	| { type: 'text'; text: string; marks: RichMark[] }
	| { type: 'hardBreak' }
	| { type: 'inlineMath'; attrs: { latex: string } }

export type RichParagraph = { type: 'paragraph'; content: RichInline[] }

/** A list with points, or with numbers from `start`. */
export type ListOf<Item> =
	| { type: 'bulletList'; content: Item[] }
	| { type: 'orderedList'; attrs: { start: number }; content: Item[] }

/** A point of a list that is in a list. */
export type RichInnerItem = { type: 'listItem'; content: RichParagraph[] }

export type RichInnerList = ListOf<RichInnerItem>

export type RichItem = { type: 'listItem'; content: (RichParagraph | RichInnerList)[] }

export type RichList = ListOf<RichItem>

/** Kinds of a box in a text. */
export const calloutKinds = ['idea', 'example', 'activity', 'caution'] as const

export type CalloutKind = (typeof calloutKinds)[number]

export type RichCell = { type: 'tableHeader' | 'tableCell'; content: RichParagraph[] }

export type RichRow = { type: 'tableRow'; content: RichCell[] }

export type RichBlock =
	| RichParagraph
	| { type: 'heading'; attrs: { level: 2 | 3 }; content: RichInline[] }
	| RichList
	| { type: 'callout'; attrs: { kind: CalloutKind }; content: (RichParagraph | RichInnerList)[] }
	| { type: 'table'; content: RichRow[] }
	| { type: 'blockMath'; attrs: { latex: string } }
	/** A file of the lesson in its place. */
	| { type: 'file'; attrs: { media: string } }
	| { type: 'video'; attrs: OutsideVideo }

/** A text with its form, as Tiptap's JSON, with the nodes and marks above only (DSK-04). */
export type RichText = { type: 'doc'; content: RichBlock[] }

/** An element of MathML: what browsers draw as a formula. */
export type MathElement = {
	tag: string
	attributes: Record<string, string>
	children: (MathElement | string)[]
}

/** Returns a text of paragraphs, which an empty line separates, as a rich text. */
export const paragraphsOf = (plain: string): RichText => ({
	type: 'doc',
	content: plain
		.split(/\n{2,}/)
		.filter((paragraph) => paragraph.trim() !== '')
		.map((paragraph) => ({
			type: 'paragraph',
			content: paragraph
				.split('\n')
				.flatMap((line, i): RichInline[] => [
					...(i > 0 ? [{ type: 'hardBreak' as const }] : []),
					...(line ? [{ type: 'text' as const, text: line, marks: [] }] : []),
				]),
		})),
})

const signs: Readonly<Record<string, string>> = {
	times: '×',
	div: '÷',
	cdot: '·',
	le: '≤',
	ge: '≥',
	ne: '≠',
	pm: '±',
	pi: 'π',
	degree: '°',
}

const grouped = (part: string) => (/^\w+$/.test(part.trim()) ? part.trim() : `(${part.trim()})`)

/** Returns a formula in one line where that is possible: `2/3`, `2 × 4`; else as TeX. */
export const plainMath = (latex: string): string =>
	latex
		.replace(/(\d)\s*(?=\\[dt]?frac)/g, '$1 ')
		.replace(
			/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
			(_, above: string, below: string) => `${grouped(above)}/${grouped(below)}`,
		)
		.replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '$1/$2')
		.replace(/\\([a-z]+)/g, (command, name: string) => signs[name] ?? command)

/** Returns the words of a part of a text; a formula in one line. */
export const wordsOf = (content: readonly RichInline[]): string =>
	content
		.map((one) =>
			one.type === 'text' ? one.text : one.type === 'hardBreak' ? '\n' : plainMath(one.attrs.latex),
		)
		.join('')

const listWords = (list: RichList | RichInnerList): string =>
	list.content
		.map((item, i) => {
			const mark = list.type === 'bulletList' ? '•' : `${list.attrs.start + i}.`
			return `${mark} ${flowWords(item.content, '\n')}`
		})
		.join('\n')

const flowWords = (
	content: readonly (RichParagraph | RichList | RichInnerList)[],
	between: string,
): string =>
	content
		.map((one) => (one.type === 'paragraph' ? wordsOf(one.content) : listWords(one)))
		.join(between)

/** Returns the words of a block; a file and a video have none. */
export const blockWords = (block: RichBlock): string => {
	if (block.type === 'paragraph' || block.type === 'heading') return wordsOf(block.content)
	if (block.type === 'bulletList' || block.type === 'orderedList') return listWords(block)
	if (block.type === 'callout') return flowWords(block.content, '\n\n')
	if (block.type === 'blockMath') return plainMath(block.attrs.latex)
	if (block.type === 'table')
		return block.content
			.map((row) => row.content.map((cell) => flowWords(cell.content, ' ')).join(' | '))
			.join('\n')
	return ''
}

/** Returns a text without its form: blocks that an empty line separates. */
export const plainTextOf = (text: RichText): string =>
	text.content
		.map(blockWords)
		.filter((words) => words.trim() !== '')
		.join('\n\n')

/** Returns true if a text has neither words nor anything else to look at. */
export const isEmptyText = (text: RichText): boolean =>
	plainTextOf(text) === '' && text.content.every(({ type }) => type !== 'file' && type !== 'video')

/** Returns true if a text is only paragraphs, so that its plain text says all of it. */
export const isPlainText = (text: RichText): boolean =>
	text.content.every(
		(block) =>
			block.type === 'paragraph' &&
			block.content.every((one) =>
				one.type === 'text' ? one.marks.length === 0 : one.type === 'hardBreak',
			),
	)

/** Returns the files that have a place in a text. */
export const filesIn = (text: RichText): string[] =>
	text.content.flatMap((block) => (block.type === 'file' ? [block.attrs.media] : []))

type Formula = { latex: string; isBlock: boolean }

const inlineFormulas = (content: readonly RichInline[]): Formula[] =>
	content.flatMap((one) =>
		one.type === 'inlineMath' ? [{ latex: one.attrs.latex, isBlock: false }] : [],
	)

type Held = RichBlock | RichItem | RichInnerItem | RichRow | RichCell

const formulasOf = (node: Held): Formula[] => {
	if (node.type === 'blockMath') return [{ latex: node.attrs.latex, isBlock: true }]
	if (node.type === 'paragraph' || node.type === 'heading') return inlineFormulas(node.content)
	if (node.type === 'file' || node.type === 'video') return []
	return (node.content as Held[]).flatMap(formulasOf)
}

/** Returns the formulas of a text, each once. */
export const formulasIn = (text: RichText): Formula[] => {
	const all = text.content.flatMap(formulasOf)
	return [...new Map(all.map((one) => [`${one.isBlock} ${one.latex}`, one])).values()]
}
