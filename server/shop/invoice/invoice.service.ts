import type { Invoice as InvoiceAnswer } from '#openapi/v1.gen.ts'
import { findLanguage } from '#server/people/account/account.service.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'
import { type DocumentLanguage, wordsOfAmount } from '#server/platform/documents/words-of-amount.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { correctionMail } from './correction-mail.ts'
import type { drawInvoice as DrawInvoice } from './draw-invoice.ts'
import { findInvoice, findInvoices, findOfOrder, type Invoice } from './invoice.store.ts'

export {
	type CorrectedBilling,
	creditPart,
	issueCreditNote,
	issueInvoice,
	reissueInvoice,
} from './issue-invoice.service.ts'

import type { Correction } from './issue-invoice.service.ts'

export { issueMissingInvoices } from './issue-missing.service.ts'
export { supplierOf } from './supplier.ts'
export type { Invoice }

const drawInvoice = drawInThread<typeof DrawInvoice>('shop/invoice/draw-invoice.ts', 'drawInvoice')

const answerOf = ({ facts, ...row }: Invoice): InvoiceAnswer => ({
	id: row.id,
	kind: row.kind,
	number: row.number,
	issued_at: row.issuedAt.toISOString(),
	order_id: row.orderId,
	refers_to: facts.refersTo && {
		number: facts.refersTo.number,
		issued_at: facts.refersTo.issuedAt,
	},
	supplier: {
		name: facts.supplier.name,
		address: facts.supplier.address,
		gstin: facts.supplier.gstin,
		state_code: facts.supplier.stateCode,
	},
	recipient: {
		name: facts.recipient.name,
		email: facts.recipient.email,
		phone: facts.recipient.phone,
		business_name: facts.recipient.businessName,
		address: facts.recipient.address,
		gstin: facts.recipient.gstin,
	},
	place_of_supply: facts.placeOfSupply,
	rate_percent: facts.ratePercent,
	lines: facts.lines,
	taxable: row.taxable,
	cgst: row.cgst,
	sgst: row.sgst,
	igst: row.igst,
	rounding: row.rounding,
	coins: facts.coins,
	total: row.total,
	total_in_words: { en: wordsOfAmount(row.total, 'en'), hi: wordsOfAmount(row.total, 'hi') },
	payment_id: facts.paymentId,
})

/**
 * Returns invoice and credit note of an account's order, invoice first; none before payment
 * (INV-01, INV-03).
 */
export const listInvoices = async (
	db: Db,
	accountId: string,
	orderId: string,
): Promise<{ data: InvoiceAnswer[] }> => ({
	data: (await findInvoices(db, accountId, orderId)).map(answerOf),
})

/** The name of an invoice's file, without what a file's name must not hold. */
export const fileNameOf = ({ number }: Pick<Invoice, 'number'>): string =>
	`vidya-${number.replaceAll('/', '-')}.pdf`

/**
 * Returns an invoice file of the session's account; undefined for others or without an invoice.
 * @param asked.refresh the cookie's refresh token
 */
export const readInvoiceFile = async (
	deps: Deps,
	asked: {
		refresh: string | undefined
		orderId: string
		kind: Invoice['kind']
		/** One of several of its kind; the newest without it. */
		id: string | undefined
		language: DocumentLanguage
	},
): Promise<{ name: string; content: Buffer } | undefined> => {
	const caller = await findCaller(deps, asked.refresh)
	const invoice =
		caller &&
		(asked.id
			? await findInvoice(deps.db, asked.id)
			: await findOfOrder(deps.db, asked.orderId, asked.kind))
	if (!invoice || invoice.orderId !== asked.orderId) return undefined
	if (invoice.accountId !== caller.account.id) return undefined
	return { name: fileNameOf(invoice), content: await drawInvoice(invoice, asked.language) }
}

/** INV-02: promises the buyer a mail with the invoice, inside the caller's transaction. */
export const mailInvoice = async (
	tx: Db,
	{ mails, config }: Pick<Deps, 'mails' | 'config'>,
	invoice: Invoice,
): Promise<void> => {
	const language = await findLanguage(tx, { id: invoice.accountId })
	return mails.enqueue(tx, confirmationMail(invoice, config.publicUrl, language))
}

/** The invoice that an order has now; undefined before it is paid. */
export const findNewestInvoice = (db: Db, orderId: string): Promise<Invoice | undefined> =>
	findOfOrder(db, orderId, 'invoice')

/** DSK-11: promises the buyer the two documents of a correction. */
export const mailCorrection = async (
	tx: Db,
	{ mails, config }: Pick<Deps, 'mails' | 'config'>,
	correction: Correction,
	isOfSchool: boolean,
): Promise<void> => {
	const language = await findLanguage(tx, { id: correction.invoice.accountId })
	const place = { origin: config.publicUrl, isOfSchool, language }
	return mails.enqueue(tx, correctionMail(correction, place))
}

/** An invoice as an attachment of a mail. @param id the invoice's */
export const attachInvoice = async (db: Db, id: string, language: DocumentLanguage = 'en') => {
	const invoice = (await findInvoice(db, id))!
	return {
		filename: fileNameOf(invoice),
		contentType: 'application/pdf',
		content: await drawInvoice(invoice, language),
	}
}
