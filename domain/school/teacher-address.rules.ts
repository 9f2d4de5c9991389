/** Longest address, and longest name, in characters. */
export const ADDRESS_LENGTH = 254
export const NAME_LENGTH = 100

/** Addresses that one press invites. */
export const MOST_INVITED = 50

/** Error of a teacher's address or name. */
export type AddressFault = 'emailMissing' | 'emailInvalid' | 'nameLong'

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/

/** An address as it is compared: lower case, no space around it. */
export const addressOf = (typed: string): string => typed.trim().toLowerCase()

/** Returns the error of a row in a list of teachers; null if it can be invited (SCH-06, SCH-08). */
export const faultOfTeacher = (email: string, name: string): AddressFault | null => {
	const address = addressOf(email)
	if (address === '') return 'emailMissing'
	if (address.length > ADDRESS_LENGTH || !ADDRESS.test(address)) return 'emailInvalid'
	return name.trim().length > NAME_LENGTH ? 'nameLong' : null
}

/** A teacher as the form names one. */
export type Invited = { email: string; name: string }

const NAMED = /^(.*)<([^<>]*)>$/

/**
 * Reads `a@b.in, Asha Rao <asha@b.in>`, separated by commas, semicolons or lines. Each address
 * once.
 */
export const readAddresses = (typed: string): Invited[] => {
	const found = new Map<string, Invited>()
	for (const part of typed.match(/(?:"[^"]*"|[^,;\n])+/g) ?? []) {
		if (part.trim() === '') continue
		const [, name = '', address = part] = NAMED.exec(part.trim()) ?? []
		const email = addressOf(address)
		if (!found.has(email)) found.set(email, { email, name: name.replaceAll('"', '').trim() })
	}
	return [...found.values()]
}
