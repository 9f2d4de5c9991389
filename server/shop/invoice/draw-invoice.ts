import { stateOf } from '#domain/shop/indian-states.rules.ts'
import { openPdf, type Pdf } from '#server/platform/documents/pdf.ts'
import { type DocumentLanguage, wordsOfAmount } from '#server/platform/documents/words-of-amount.ts'
import { amountOf, drawInvoiceLines, frame } from './draw-invoice-lines.ts'
import type { Invoice } from './invoice.store.ts'
import { invoiceWords } from './invoice-words.ts'

const { left, width } = frame
const half = width / 2 - 12

const dates = new Intl.DateTimeFormat('en-IN', {
	timeZone: 'Asia/Kolkata',
	day: '2-digit',
	month: '2-digit',
	year: 'numeric',
})

const drawHead = (
	pdf: Pdf,
	{ kind, number, issuedAt, facts }: Invoice,
	language: DocumentLanguage,
) => {
	const say = invoiceWords[language]
	pdf.write(say[kind], { x: left, y: 48, width: half, size: 20, bold: true })
	pdf.write(say.original, { x: left, y: 78, width: half, colour: '#4a556d' })
	const lines = [`${say.number}: ${number}`, `${say.date}: ${dates.format(issuedAt)}`]
	const { refersTo, purchaseOrder } = facts
	if (purchaseOrder) lines.push(`${say.purchaseOrder}: ${purchaseOrder}`)
	if (refersTo)
		lines.push(
			`${say.refersTo}: ${refersTo.number} ${say.of} ${dates.format(new Date(refersTo.issuedAt))}`,
		)
	pdf.write(lines.join('\n'), { x: left + half, y: 50, width: half + 24, align: 'right' })
}

const drawParties = (pdf: Pdf, { facts }: Invoice, language: DocumentLanguage): number => {
	const say = invoiceWords[language]
	const { supplier, recipient } = facts
	const place = stateOf(facts.placeOfSupply)!
	const sides = [
		[say.supplier, supplier.name, supplier.address, `${say.gstin}: ${supplier.gstin}`],
		[
			say.recipient,
			recipient.businessName,
			recipient.name,
			recipient.address,
			[recipient.email, recipient.phone].filter(Boolean).join(' · '),
			recipient.gstin && `${say.gstin}: ${recipient.gstin}`,
			`${say.place}: ${place[language]} (${place.code})`,
		],
	]
	const ends = sides.map(([title, ...texts], i) => {
		const box = { x: left + i * (half + 24), width: half }
		const y = pdf.write(title!, { ...box, y: 116, bold: true })
		return pdf.write(texts.filter(Boolean).join('\n'), { ...box, y })
	})
	return Math.max(...ends)
}

/** The invoice or credit note as a PDF of A4 pages (INV-01, INV-03). */
export const drawInvoice = (invoice: Invoice, language: DocumentLanguage): Promise<Buffer> => {
	const say = invoiceWords[language]
	const { coins, paymentId, supplier } = invoice.facts
	const title = `${say[invoice.kind]} ${invoice.number}`
	const pdf = openPdf({ title, author: supplier.name, language })
	drawHead(pdf, invoice, language)
	let y = drawInvoiceLines(pdf, invoice, language, drawParties(pdf, invoice, language) + 20)
	const sum = (name: string, paise: number, bold = false) => {
		const box = { x: left, y, width: width - 8, align: 'right' as const, bold }
		y = pdf.write(`${name}: ${amountOf(paise)}`, box)
	}
	sum(say.rounding, invoice.rounding)
	sum(say.total, invoice.total, true)
	if (coins > 0) {
		sum(say.coins, -coins * 100)
		sum(say.paid, invoice.total - coins * 100)
	}
	const notes = [
		`${say.words}: ${wordsOfAmount(invoice.total, language)}`,
		say.reverse,
		`${say.payment}: ${paymentId}`,
	]
	y = pdf.write(notes.join('\n'), { x: left, y: y + 10, width })
	pdf.write(say.note, { x: left, y: y + 10, width, size: 8, colour: '#4a556d' })
	return pdf.end()
}
