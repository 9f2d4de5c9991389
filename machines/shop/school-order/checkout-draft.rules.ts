import { storedFields, storedTexts } from '#machines/kit/stored.ts'

/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** Values typed on the page of an order: the school's statement, and the text of a rejection. */
export type CheckoutDraft = {
	purchaseOrder: string
	stateCode: string
	businessName: string
	address: string
	gstin: string
	words: string
}

const checkoutFields = [
	'purchaseOrder',
	'stateCode',
	'businessName',
	'address',
	'gstin',
	'words',
] as const satisfies (keyof CheckoutDraft)[]

/** Returns the stored draft of an order; null for another order or version, or invalid data. */
export const readDraft = (stored: unknown, orderId: string): CheckoutDraft | null => {
	const fields = storedFields(stored, VERSION)
	if (!fields) return null
	const { id, draft } = fields
	return id === orderId ? storedTexts<CheckoutDraft>(draft, checkoutFields) : null
}

/** The shape that readDraft reads back. */
export const writeDraft = (id: string, draft: CheckoutDraft) => ({ version: VERSION, id, draft })
