import { A4, openPdf } from '#server/platform/documents/pdf.ts'
import { type DocumentLanguage, wordsOfAmount } from '#server/platform/documents/words-of-amount.ts'
import { quoteWords } from './quote-words.ts'
import type { SchoolOrder, SchoolOrderLine } from './school-order.store.ts'

/** The contents of a quote. */
export type QuoteFacts = {
	order: SchoolOrder
	lines: readonly SchoolOrderLine[]
	school: string
	buyer: string
	supplier: { name: string; address: string; gstin: string }
}

const left = 48
const width = A4.width - 96
const half = width / 2 - 12
const bottom = A4.height - 150
const columns = [width - 334, 48, 66, 76, 66, 78]

const amounts = new Intl.NumberFormat('en-IN', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
})
const dates = new Intl.DateTimeFormat('en-IN', {
	timeZone: 'Asia/Kolkata',
	day: '2-digit',
	month: '2-digit',
	year: 'numeric',
})
const amountOf = (paise: number) => amounts.format(paise / 100)

/** Draws a quote as a PDF of A4 pages (PRC-01). */
export const drawQuote = (facts: QuoteFacts, language: DocumentLanguage): Promise<Buffer> => {
	const say = quoteWords[language]
	const { order, supplier } = facts
	const pdf = openPdf({
		title: `${say.quote} ${order.quoteNumber}`,
		author: supplier.name,
		language,
	})
	pdf.write(say.quote, { x: left, y: 48, width: half, size: 20, bold: true })
	const head = [
		`${say.number}: ${order.quoteNumber}`,
		`${say.date}: ${dates.format(order.createdAt)}`,
		`${say.validUntil}: ${dates.format(order.validUntil)}`,
	]
	pdf.write(head.join('\n'), { x: left + half, y: 50, width: half + 24, align: 'right' })
	const sides = [
		[say.supplier, supplier.name, supplier.address, `${say.gstin}: ${supplier.gstin}`],
		[say.recipient, facts.school, facts.buyer],
	]
	const ends = sides.map(([title, ...texts], i) => {
		const box = { x: left + i * (half + 24), width: half }
		return pdf.write(texts.join('\n'), {
			...box,
			y: pdf.write(title!, { ...box, y: 116, bold: true }),
		})
	})
	const row = (texts: readonly string[], y: number, bold = false): number => {
		let x = left
		const below = texts.map((text, i) => {
			const align = i === 0 ? ('left' as const) : ('right' as const)
			const end = pdf.write(text, { x, y, width: columns[i]! - 8, align, bold, size: 8.5 })
			x += columns[i]!
			return end
		})
		return Math.max(...below) + 5
	}
	const titles = [say.item, say.quantity, say.unit, say.price, say.gst, say.amount]
	let y = row(titles, Math.max(...ends) + 20, true)
	pdf.rule(y - 3, left, width)
	for (const line of facts.lines) {
		if (y > bottom) {
			pdf.addPage()
			y = row(titles, left, true)
		}
		const figures = [line.unitPrice, line.price, line.gst, line.total].map(amountOf)
		y = row([line.title, String(line.quantity), ...figures], y + 2)
	}
	pdf.rule(y, left, width)
	const sum = (name: string, paise: number, bold: boolean) => {
		const box = { x: left, width: width - 8, align: 'right' as const, bold }
		y = pdf.write(`${name}: ${amountOf(paise)}`, { ...box, y: y + 4 })
	}
	sum(say.rounding, order.rounding, false)
	sum(say.total, order.total, true)
	y = pdf.write(`${say.words}: ${wordsOfAmount(order.total, language)}`, {
		x: left,
		y: y + 10,
		width,
	})
	pdf.write(say.note, { x: left, y: y + 10, width, size: 8, colour: '#4a556d' })
	return pdf.end()
}
