import { splitTax } from './invoice.rules.ts'
import type { InvoiceLine } from './invoice.tables.ts'

/** The charge of an invoice or a credit note; money in paise. */
export type Charge = { lines: readonly InvoiceLine[]; rounding: number; total: number }

const taxOf = ({ cgst, sgst, igst }: InvoiceLine): number => cgst + sgst + igst

const grossOf = (line: InvoiceLine): number => line.taxable + taxOf(line)

const minus = (line: InvoiceLine, less: InvoiceLine | undefined): InvoiceLine => ({
	...line,
	taxable: line.taxable - (less?.taxable ?? 0),
	cgst: line.cgst - (less?.cgst ?? 0),
	sgst: line.sgst - (less?.sgst ?? 0),
	igst: line.igst - (less?.igst ?? 0),
})

/** Returns what of an invoice its credit notes have left, line by line. */
export const restOf = (invoice: Charge, notes: readonly Charge[]): Charge =>
	notes.reduce<Charge>(
		(rest, note) => ({
			lines: rest.lines.map((line, i) => minus(line, note.lines[i])),
			rounding: rest.rounding - note.rounding,
			total: rest.total - note.total,
		}),
		invoice,
	)

/**
 * Spreads an amount (paise, tax included) over lines in proportion to what they cost, each with its
 * share of the tax, so that the lines add up to the amount (section 34 of the CGST Act).
 */
export const partOf = (lines: readonly InvoiceLine[], amount: number): Charge => {
	const whole = lines.reduce((sum, line) => sum + grossOf(line), 0)
	let passed = 0
	let given = 0
	const shares = lines.map((line) => {
		const gross = grossOf(line)
		passed += gross
		const share = Math.round((passed / whole) * amount) - given
		given += share
		const gst = gross === 0 ? 0 : Math.round((share * taxOf(line)) / gross)
		return { ...line, taxable: share - gst, ...splitTax(gst, line.igst > 0) }
	})
	return { lines: shares, rounding: 0, total: amount }
}

/** Returns lines whose tax is that of another place of supply. */
export const taxedAgain = (lines: readonly InvoiceLine[], isInterState: boolean): InvoiceLine[] =>
	lines.map((line) => ({ ...line, ...splitTax(taxOf(line), isInterState) }))
