import { validate } from 'uuid'

/** The words of a search for an order, with the kind that their shape shows. */
export type OrderQuery = {
	by: 'id' | 'email' | 'name' | 'number' | 'phone' | 'provider'
	value: string
}

const PROVIDER_ID = /^(order|pay|rfnd|cs|pi|re)_\w+$/
const NUMBER = /^([A-Z]{1,3}-\S+|VC?\/\S+)$/i
const PHONE = /^\+?[\d\s()-]{7,20}$/

/** A phone number as it is stored: an Indian one gets its country code. */
const phoneOf = (typed: string): string => {
	const digits = typed.replace(/\D/g, '')
	if (typed.startsWith('+')) return `+${digits}`
	return digits.length === 10 ? `+91${digits}` : `+${digits}`
}

/** A receipt ends in small letters; documents have capitals only. */
const numberOf = (typed: string): string =>
	/^vd-/i.test(typed) ? `VD-${typed.slice(3).toLowerCase()}` : typed.toUpperCase()

/**
 * Returns by what an order is looked for: our id, a provider's id, a number of a receipt or
 * document, an address, a phone number, or else a part of the buyer's name (DSK-11).
 */
export const orderQueryOf = (typed: string): OrderQuery => {
	const text = typed.trim()
	if (validate(text)) return { by: 'id', value: text.toLowerCase() }
	if (PROVIDER_ID.test(text)) return { by: 'provider', value: text }
	if (text.includes('@')) return { by: 'email', value: text.toLowerCase() }
	if (PHONE.test(text)) return { by: 'phone', value: phoneOf(text) }
	if (NUMBER.test(text)) return { by: 'number', value: numberOf(text) }
	return { by: 'name', value: text }
}
