import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { attachInvoice } from '#server/shop/invoice/invoice.service.ts'
import type { drawQuote as DrawQuote } from './draw-quote.ts'
import { findDocument, findQuoted } from './quote-file.store.ts'
import { findOrderLines } from './school-order.store.ts'

const drawQuote = drawInThread<typeof DrawQuote>('shop/school-order/draw-quote.ts', 'drawQuote')

/** A file of a school's order. */
type OrderFile = { name: string; content: Buffer }

/**
 * Returns the quote, invoice or credit note of an order of the session's school; undefined for
 * others or if there is none.
 * @param asked.refresh the cookie's refresh token
 */
export const readOrderFile = async (
	deps: Deps,
	asked: {
		refresh: string | undefined
		id: string
		kind: 'quote' | 'invoice' | 'credit-note'
		language: DocumentLanguage
	},
): Promise<OrderFile | undefined> => {
	const caller = await findCaller(deps, asked.refresh)
	const schoolId = caller && actsForSchool(caller.account.roles) ? caller.account.schoolId : null
	const found = schoolId ? await findQuoted(deps.db, asked.id, schoolId) : undefined
	if (!found) return undefined
	if (asked.kind !== 'quote') {
		const invoiceId = await findDocument(deps.db, asked.id, asked.kind)
		if (!invoiceId) return undefined
		const { filename, content } = await attachInvoice(deps.db, invoiceId, asked.language)
		return { name: filename, content }
	}
	const { SUPPLIER_NAME, SUPPLIER_ADDRESS, SUPPLIER_GSTIN } = deps.config
	const supplier = { name: SUPPLIER_NAME, address: SUPPLIER_ADDRESS, gstin: SUPPLIER_GSTIN }
	const lines = await findOrderLines(deps.db, asked.id)
	return {
		name: `vidya-${found.order.quoteNumber.replaceAll('/', '-')}.pdf`,
		content: await drawQuote({ ...found, lines, supplier }, asked.language),
	}
}
