import { v7 } from 'uuid'
import type { BillingDetails } from '#domain/shop/billing-details.rules.ts'
import { GST_PERCENT } from '#domain/shop/purchase.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { financialYearOf } from '#server/platform/india-days.ts'
import { bookShares } from '#server/shop/author/book-share.service.ts'
import { type Charge, partOf, restOf, taxedAgain } from './credit.rules.ts'
import { invoiceNumber, placeOfSupplyOf, seriesOf, splitTax } from './invoice.rules.ts'
import {
	findCreditNotes,
	findOfOrder,
	type Invoice,
	type InvoiceFacts,
	type InvoiceLine,
	insertInvoice,
	readInvoiced,
	takeSerial,
} from './invoice.store.ts'
import { type SupplierConfig, supplierOf } from './supplier.ts'

const numbered = async (tx: Db, kind: Invoice['kind'], now: Date) => {
	const series = seriesOf[kind]
	const financialYear = financialYearOf(now)
	const serial = await takeSerial(tx, series, financialYear)
	const number = invoiceNumber(series, financialYear, serial)
	return { kind, series, financialYear, serial, number, issuedAt: now }
}

/** Writes a document, and the shares of authors in it (DSK-22). */
const issue = async (tx: Db, row: Parameters<typeof insertInvoice>[1]): Promise<Invoice> => {
	const document = await insertInvoice(tx, row)
	await bookShares(tx, document)
	return document
}

const sumOf = <Line>(lines: readonly Line[], amount: (line: Line) => number) =>
	lines.reduce((sum, line) => sum + amount(line), 0)

const chargedBy = (lines: readonly InvoiceLine[]) => ({
	taxable: sumOf(lines, (line) => line.taxable),
	cgst: sumOf(lines, (line) => line.cgst),
	sgst: sumOf(lines, (line) => line.sgst),
	igst: sumOf(lines, (line) => line.igst),
})

/**
 * INV-01: issues the tax invoice of a paid order, inside the transaction that fulfils it. Call it
 * last there, because its number makes other payments wait until the commit.
 */
export const issueInvoice = async (
	tx: Db,
	config: SupplierConfig,
	paid: { orderId: string; paymentId: string },
	now: Date,
): Promise<Invoice> => {
	const { order, billing, purchaseOrder, lines: bought } = await readInvoiced(tx, paid.orderId)
	const supplier = supplierOf(config)
	const placeOfSupply = placeOfSupplyOf({
		stateCode: billing?.stateCode,
		phone: order.buyerPhone,
		supplierState: supplier.stateCode,
	})
	const isInterState = placeOfSupply !== supplier.stateCode
	const lines = bought.map((line) => ({
		title: line.title,
		sac: config.INVOICE_SAC,
		taxable: line.total - line.gst,
		...splitTax(line.gst, isInterState),
	}))
	return issue(tx, {
		orderId: order.id,
		accountId: order.accountId,
		...chargedBy(lines),
		rounding: order.rounding,
		total: order.total + order.coins * 100,
		facts: {
			supplier,
			recipient: {
				name: order.buyerName,
				email: order.buyerEmail,
				phone: order.buyerPhone,
				businessName: billing?.businessName ?? '',
				address: billing?.address ?? '',
				gstin: billing?.gstin ?? '',
			},
			placeOfSupply,
			ratePercent: GST_PERCENT,
			lines,
			coins: order.coins,
			paymentId: paid.paymentId,
			refersTo: null,
			...(purchaseOrder && { purchaseOrder }),
		},
		...(await numbered(tx, 'invoice', now)),
	})
}

type Occasion = Pick<Invoice, 'occasion'> & { kind: Invoice['kind'] }

/** Issues a document with the parties of another, for what it charges now. */
const reissue = async (
	tx: Db,
	{ id: _, ...from }: Invoice,
	{ kind, occasion }: Occasion,
	{ lines, rounding, total }: Charge,
	facts: Partial<InvoiceFacts>,
	now: Date,
): Promise<Invoice> =>
	issue(tx, {
		...from,
		...chargedBy(lines),
		rounding,
		total,
		occasion,
		facts: { ...from.facts, lines: [...lines], ...facts },
		...(await numbered(tx, kind, now)),
	})

/** The invoice that an order has now, and what its credit notes have left of it. */
const findStanding = async (tx: Db, orderId: string) => {
	const invoice = await findOfOrder(tx, orderId, 'invoice')
	if (!invoice) return undefined
	const chargeOf = ({ facts, rounding, total }: Invoice): Charge => ({
		...{ lines: facts.lines, rounding, total },
	})
	const notes = (await findCreditNotes(tx, invoice)).map(chargeOf)
	return { invoice, rest: restOf(chargeOf(invoice), notes) }
}

const referenceTo = ({ number, issuedAt }: Invoice) => ({
	refersTo: { number, issuedAt: issuedAt.toISOString() },
})

/** INV-03: issues the credit note of a refunded order, once; nothing without an invoice. */
export const issueCreditNote = async (tx: Db, orderId: string, now: Date): Promise<void> => {
	const standing = await findStanding(tx, orderId)
	if (!standing || (await findOfOrder(tx, orderId, 'credit-note', 'order'))) return
	const { invoice, rest } = standing
	const occasion = { kind: 'credit-note', occasion: 'order' } as const
	await reissue(tx, invoice, occasion, rest, referenceTo(invoice), now)
}

/** DSK-11: issues the credit note of a refund in part (paise); nothing without an invoice. */
export const creditPart = async (
	tx: Db,
	orderId: string,
	{ amount, refundId }: { amount: number; refundId: string },
	now: Date,
): Promise<void> => {
	const standing = await findStanding(tx, orderId)
	if (!standing) return
	const { invoice, rest } = standing
	const occasion = { kind: 'credit-note', occasion: refundId } as const
	const facts = { ...referenceTo(invoice), coins: 0 }
	await reissue(tx, invoice, occasion, partOf(rest.lines, amount), facts, now)
}

/** The details of an invoice's recipient that a correction changes. */
export type CorrectedBilling = BillingDetails & { name: string }

/** The documents of a correction. */
export type Correction = { creditNote: Invoice; invoice: Invoice }

/**
 * DSK-11: takes an order's invoice back by a credit note and issues it again with other details of
 * the buyer, for what earlier credit notes left (section 34 of the CGST Act). Returns both;
 * undefined without an invoice.
 */
export const reissueInvoice = async (
	tx: Db,
	orderId: string,
	billing: CorrectedBilling,
	now: Date,
): Promise<Correction | undefined> => {
	const standing = await findStanding(tx, orderId)
	if (!standing) return undefined
	const { invoice: old, rest } = standing
	const { stateCode, name, address, businessName, gstin } = billing
	const occasion = v7()
	const noted = { kind: 'credit-note', occasion } as const
	const creditNote = await reissue(tx, old, noted, rest, referenceTo(old), now)
	const { supplier, recipient } = old.facts
	const lines = taxedAgain(rest.lines, stateCode !== supplier.stateCode)
	const facts = {
		placeOfSupply: stateCode,
		recipient: { ...recipient, name, address, businessName, gstin },
		refersTo: null,
	}
	const charge = { ...rest, lines }
	const invoice = await reissue(tx, old, { kind: 'invoice', occasion }, charge, facts, now)
	return { creditNote, invoice }
}
