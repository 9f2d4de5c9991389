import { A4, type Pdf } from '#server/platform/documents/pdf.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import type { Invoice } from './invoice.store.ts'
import { invoiceWords } from './invoice-words.ts'

/** Margins of a page, in points. */
export const frame = { left: 48, width: A4.width - 96 } as const

/** No line begins below this. */
const BOTTOM = A4.height - 150

const NARROW = 78
const SAC_WIDTH = 52

const amounts = new Intl.NumberFormat('en-IN', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
})

/** `1,23,456.00` of paise; the document says once that amounts are in rupees. */
export const amountOf = (paise: number): string => amounts.format(paise / 100)

type Column = { title: string; width: number; align: 'left' | 'right' }

const writeRow = (
	pdf: Pdf,
	columns: readonly Column[],
	row: { texts: readonly string[]; y: number; bold?: boolean },
): number => {
	let x = frame.left
	let below = row.y
	for (const [i, { width, align }] of columns.entries()) {
		const box = { x, y: row.y, width: width - 8, align, bold: row.bold ?? false, size: 8.5 }
		below = Math.max(below, pdf.write(row.texts[i]!, box))
		x += width
	}
	return below + 5
}

/**
 * Draws the sold lines with their tax and the sum, on as many pages as needed.
 * @returns where the next line begins
 */
export const drawInvoiceLines = (
	pdf: Pdf,
	invoice: Invoice,
	language: DocumentLanguage,
	from: number,
): number => {
	const say = invoiceWords[language]
	const { lines, placeOfSupply, ratePercent, supplier } = invoice.facts
	const taxes =
		placeOfSupply === supplier.stateCode ? (['cgst', 'sgst'] as const) : (['igst'] as const)
	const right = (title: string): Column => ({ title, width: NARROW, align: 'right' })
	const columns: Column[] = [
		{
			title: say.item,
			width: frame.width - SAC_WIDTH - NARROW * (taxes.length + 2),
			align: 'left',
		},
		{ title: say.sac, width: SAC_WIDTH, align: 'left' },
		right(say.taxable),
		...taxes.map((tax) => right(`${say[tax]} ${ratePercent / taxes.length} %`)),
		right(say.amount),
	]
	const figures = (of: Record<'taxable' | 'cgst' | 'sgst' | 'igst', number>) =>
		[of.taxable, ...taxes.map((tax) => of[tax]), of.taxable + of.cgst + of.sgst + of.igst].map(
			amountOf,
		)
	const writeHead = (y: number) => {
		const below = writeRow(pdf, columns, {
			texts: columns.map(({ title }) => title),
			y,
			bold: true,
		})
		pdf.rule(below - 3, frame.left, frame.width)
		return below + 2
	}
	let y = writeHead(from)
	for (const line of lines) {
		if (y > BOTTOM) {
			pdf.addPage()
			y = writeHead(frame.left)
		}
		y = writeRow(pdf, columns, { texts: [line.title, line.sac, ...figures(line)], y })
	}
	pdf.rule(y, frame.left, frame.width)
	return writeRow(pdf, columns, { texts: [say.sum, '', ...figures(invoice)], y: y + 6, bold: true })
}
