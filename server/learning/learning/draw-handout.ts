import {
	blockWords,
	type RichBlock,
	type RichInnerList,
	type RichList,
	type RichRow,
	type RichText,
	wordsOf,
} from '#domain/learning/rich-text.rules.ts'
import { A4, openPdf, type Pdf } from '#server/platform/documents/pdf.ts'

const left = 60
const width = A4.width - 120
const TOP = 56
const BOTTOM = A4.height - 80
const SIZE = 12
const GAP = 8
const INDENT = 18

type Box = { x: number; width: number; size?: number; bold?: boolean }

/** Writes one below another and begins a page where the next one does not fit. */
const flowOn = (pdf: Pdf, from: number) => {
	let y = from
	const breakFor = (height: number) => {
		if (y + height <= BOTTOM || y === TOP) return
		pdf.addPage()
		y = TOP
	}
	const write = (text: string, box: Box): void => {
		const height = pdf.heightOf(text, { size: SIZE, ...box })
		const middle = text.indexOf(' ', text.length / 2)
		if (height > BOTTOM - TOP && middle > 0) {
			write(text.slice(0, middle), box)
			write(text.slice(middle + 1), box)
		} else {
			breakFor(height)
			y = pdf.write(text, { size: SIZE, ...box, y }) + GAP
		}
	}
	return {
		at: () => y,
		write,
		/** Cells beside each other, with a line below. */
		row: (cells: readonly { text: string; bold: boolean }[]) => {
			const column = width / Math.max(1, cells.length)
			const boxes = cells.map(({ text, bold }, i) => ({
				text,
				box: { x: left + i * column, width: column - GAP, size: SIZE - 1, bold },
			}))
			const height = Math.max(0, ...boxes.map(({ text, box }) => pdf.heightOf(text, box)))
			breakFor(height)
			for (const { text, box } of boxes) pdf.write(text, { ...box, y })
			y += height + GAP / 2
			pdf.rule(y - GAP / 4, left, width)
		},
	}
}

type Flow = ReturnType<typeof flowOn>

const writeList = (flow: Flow, list: RichList | RichInnerList, x: number): void => {
	for (const [i, item] of list.content.entries()) {
		const mark = list.type === 'bulletList' ? '•' : `${list.attrs.start + i}.`
		for (const [part, one] of item.content.entries()) {
			if (one.type !== 'paragraph') writeList(flow, one, x + INDENT)
			else if (part === 0)
				flow.write(`${mark} ${wordsOf(one.content)}`, { x, width: width - x + left })
			else flow.write(wordsOf(one.content), { x: x + INDENT, width: width - x + left - INDENT })
		}
	}
}

const HEADING_SIZES = { 2: 16, 3: 13 } as const

const boxOf = (block: RichBlock): Box => {
	if (block.type === 'heading')
		return { x: left, width, size: HEADING_SIZES[block.attrs.level], bold: true }
	const inset = block.type === 'callout' ? INDENT : 0
	return { x: left + inset, width: width - 2 * inset }
}

const writeTable = (flow: Flow, rows: readonly RichRow[]): void => {
	for (const { content } of rows)
		flow.row(
			content.map((cell) => ({
				text: cell.content.map((one) => wordsOf(one.content)).join('\n'),
				bold: cell.type === 'tableHeader',
			})),
		)
}

const writeBlock = (flow: Flow, block: RichBlock): void => {
	const words = blockWords(block)
	if (words.trim() === '') return
	if (block.type === 'bulletList' || block.type === 'orderedList') writeList(flow, block, left)
	else if (block.type === 'table') writeTable(flow, block.content)
	else flow.write(words, boxOf(block))
}

/** The text of a lesson as a PDF of A4 pages, with room to write below; formulas in one line. */
export const drawHandout = (
	lesson: { resource: string; title: string; text: RichText },
	author: string,
): Promise<Buffer> => {
	const pdf = openPdf({ title: lesson.title, author, language: 'en' })
	const under = pdf.write(lesson.resource, { x: left, y: TOP, width, size: 11, colour: '#5c6473' })
	const from = pdf.write(lesson.title, { x: left, y: under + 2, width, size: 20, bold: true }) + 12
	const flow = flowOn(pdf, from)
	for (const block of lesson.text.content) writeBlock(flow, block)
	for (let y = flow.at() + 24; y < BOTTOM; y += 28) pdf.rule(y, left, width)
	return pdf.end()
}
