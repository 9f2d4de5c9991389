import { ABROAD } from '#domain/shop/indian-states.rules.ts'

/** Series of numbers: invoices and credit notes have one each. */
export const seriesOf = { invoice: 'V', 'credit-note': 'VC' } as const

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/**
 * `V/26-27/0000042`: at most 16 characters of letters, digits, hyphen and slash (Rule 46 (b) of the
 * CGST Rules).
 * @param serial from 1 to 9,999,999
 */
export const invoiceNumber = (series: string, financialYear: number, serial: number): string =>
	`${series}/${twoDigits(financialYear)}-${twoDigits(financialYear + 1)}/${String(serial).padStart(7, '0')}`

/**
 * Returns the place of supply of an online service (sections 12 (2) and 13 (2) of the IGST Act):
 * the state on record, outside India for a foreign number, else the supplier's state.
 */
export const placeOfSupplyOf = (buyer: {
	stateCode: string | undefined
	phone: string
	supplierState: string
}): string => {
	if (buyer.stateCode) return buyer.stateCode
	const isForeign = buyer.phone.startsWith('+') && !buyer.phone.startsWith('+91')
	return isForeign ? ABROAD.code : buyer.supplierState
}

/**
 * Splits tax, in paise. Within the supplier's state half is central and half state tax, with an odd
 * paisa for the state; otherwise it is integrated tax.
 */
export const splitTax = (
	gst: number,
	isInterState: boolean,
): { cgst: number; sgst: number; igst: number } => {
	if (isInterState) return { cgst: 0, sgst: 0, igst: gst }
	const cgst = Math.floor(gst / 2)
	return { cgst, sgst: gst - cgst, igst: 0 }
}
