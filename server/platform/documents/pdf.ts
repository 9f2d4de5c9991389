import PDFDocument from 'pdfkit'
import { type FontWeight, readFont, scriptRuns } from './pdf-fonts.ts'

/** Where and how a text is set; sizes in points, from the page's upper left corner. */
export type TextBox = {
	x: number
	y: number
	width: number
	size?: number
	bold?: boolean
	align?: 'left' | 'right' | 'center'
	colour?: string
}

/** Width and height of an A4 page, in points. */
export const A4 = { width: 595.28, height: 841.89 } as const

const LINE_HEIGHT = 1.45

/** Share of the free width that is left of the text. */
const shares = { left: 0, center: 0.5, right: 1 } as const

/** A document of A4 pages in English and Hindi. */
export const openPdf = (facts: {
	title: string
	author: string
	language: string
	/** True for pages that are wider than high. */
	isAcross?: boolean
}) => {
	const doc = new PDFDocument({
		size: 'A4',
		layout: facts.isAcross ? 'landscape' : 'portrait',
		margin: 0,
		lang: facts.language,
		// Without it the library parses its own default font for every document.
		font: null as unknown as string,
		info: { Title: facts.title, Author: facts.author },
	})
	const parts: Buffer[] = []
	doc.on('data', (part: Buffer) => parts.push(part))
	const ended = new Promise<Buffer>((resolve, reject) => {
		doc.on('end', () => resolve(Buffer.concat(parts)))
		doc.on('error', reject)
	})
	const known = new Set<FontWeight>()
	const use = (weight: FontWeight, size: number) => {
		const name = `weight-${weight}`
		if (!known.has(weight)) doc.registerFont(name, readFont(weight) as never)
		known.add(weight)
		return doc.font(name).fontSize(size)
	}

	const runsOf = (word: string, weight: FontWeight, size: number) => {
		const runs = scriptRuns(word).map((text) => ({
			text,
			width: use(weight, size).widthOfString(text),
		}))
		return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
	}

	const linesOf = (text: string, width: number, weight: FontWeight, size: number) => {
		const space = use(weight, size).widthOfString(' ')
		const lines: { words: ReturnType<typeof runsOf>[]; width: number }[] = []
		for (const paragraph of text.split('\n')) {
			let line = { words: [] as ReturnType<typeof runsOf>[], width: 0 }
			lines.push(line)
			for (const word of paragraph.split(' ').filter(Boolean)) {
				const set = runsOf(word, weight, size)
				const wider = line.width + (line.words.length > 0 ? space : 0) + set.width
				if (wider > width && line.words.length > 0) {
					line = { words: [set], width: set.width }
					lines.push(line)
				} else {
					line.words.push(set)
					line.width = wider
				}
			}
		}
		return { lines, space }
	}

	/** Sets a text in a box, wrapped between words; answers where the next line would begin. */
	const write = (text: string, box: TextBox): number => {
		const { x, y, width, size = 9, bold = false, align = 'left', colour = '#18233a' } = box
		const weight = bold ? 700 : 400
		const { lines, space } = linesOf(text, width, weight, size)
		doc.fillColor(colour)
		for (const [i, line] of lines.entries()) {
			let at = x + (width - line.width) * shares[align]
			for (const word of line.words) {
				for (const run of word.runs) {
					use(weight, size).text(run.text, at, y + i * size * LINE_HEIGHT, { lineBreak: false })
					at += run.width
				}
				at += space
			}
		}
		return y + lines.length * size * LINE_HEIGHT
	}

	/** Returns how high a text would be in a box of this width. */
	const heightOf = (text: string, box: Pick<TextBox, 'width' | 'size' | 'bold'>): number => {
		const { width, size = 9, bold = false } = box
		return linesOf(text, width, bold ? 700 : 400, size).lines.length * size * LINE_HEIGHT
	}

	return {
		write,
		heightOf,
		/** Draws a thin line across. */
		rule: (y: number, x: number, width: number) =>
			doc
				.moveTo(x, y)
				.lineTo(x + width, y)
				.lineWidth(0.5)
				.strokeColor('#c9c2b2')
				.stroke(),
		/** Draws a rectangle: filled, or its edge of a width. */
		box: (
			{ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
			{ colour, edge }: { colour: string; edge?: number },
		) => {
			doc.rect(x, y, width, height)
			if (edge === undefined) doc.fill(colour)
			else doc.lineWidth(edge).strokeColor(colour).stroke()
		},
		/** Fills a path (SVG) that is moved and scaled. */
		shape: (
			path: string,
			{ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string },
		) => doc.save().translate(x, y).scale(scale).path(path).fill(colour).restore(),
		addPage: () => doc.addPage(),
		/** Ends the document and answers its bytes. */
		end: (): Promise<Buffer> => {
			doc.end()
			return ended
		},
	}
}

export type Pdf = ReturnType<typeof openPdf>
