import { indianStates } from '#domain/shop/indian-states.rules.ts'

/**
 * The buyer's details on a tax invoice beside name, email and phone (INV-01); empty texts by
 * default.
 */
export type BillingDetails = {
	/** Code of a state or union territory of India; empty while it is not known. */
	stateCode: string
	address: string
	/** The name that a GSTIN is registered to. */
	businessName: string
	/** In capital letters, without spaces. */
	gstin: string
}

/** Errors of details, by field. */
export type BillingFaults = {
	stateCode?: 'missing'
	businessName?: 'missing'
	gstin?: 'invalid' | 'other-state'
}

/** Longest texts, in characters. */
export const billingLimits = { address: 300, businessName: 120 } as const

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The last character of a GSTIN, from its first fourteen: the Luhn sum modulo 36. */
const checkDigitOf = (first: string): string => {
	const sum = [...first].reduce((total, digit, i) => {
		const product = digits.indexOf(digit) * (i % 2 === 0 ? 1 : 2)
		return total + Math.floor(product / 36) + (product % 36)
	}, 0)
	return digits[(36 - (sum % 36)) % 36]!
}

/** Returns true if a text is a GSTIN: state, PAN, entity, Z, and the right check digit. */
export const isGstin = (text: string): boolean =>
	/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) &&
	checkDigitOf(text.slice(0, 14)) === text[14]

/** Returns the details to store: trimmed, the GSTIN in capitals without spaces. */
export const tidyBilling = (details: BillingDetails): BillingDetails => ({
	stateCode: details.stateCode,
	address: details.address.trim(),
	businessName: details.businessName.trim(),
	gstin: details.gstin.replace(/[\s-]/g, '').toUpperCase(),
})

/**
 * Returns the faults of tidy details. A GSTIN needs its registered name and begins with its state's
 * code.
 */
export const billingFaults = ({
	stateCode,
	businessName,
	gstin,
}: BillingDetails): BillingFaults => ({
	...(!indianStates.some(({ code }) => code === stateCode) && { stateCode: 'missing' }),
	...(gstin && !isGstin(gstin) && { gstin: 'invalid' }),
	...(gstin && isGstin(gstin) && !gstin.startsWith(stateCode) && { gstin: 'other-state' }),
	...(gstin && !businessName && { businessName: 'missing' }),
})
