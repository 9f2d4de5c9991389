import {
	type CountryCode,
	getCountries,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

const known = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'IN')

/** Everything about telephone numbers that needs the metadata; loaded when a purchase opens. */
export const phoneBook = {
	/** ISO codes of every country with a calling code. */
	countries: (): string[] => getCountries(),
	/** As shown before a number: `+91`. */
	dialCode: (country: string): string => `+${getCountryCallingCode(known(country))}`,
	/** Splits a stored international number into its country and the national rest. */
	split: (phone: string | null, country: string): { phone: string; country: string } => {
		const parsed = phone ? parsePhoneNumberFromString(phone, known(country)) : undefined
		if (!parsed) return { phone: phone ?? '', country: known(country) }
		return { phone: parsed.nationalNumber, country: parsed.country ?? known(country) }
	},
	/** PUR-06: the number in international form, and whether it is a valid Indian one. */
	judge: (phone: string, country: string): { phone: string; isIndian: boolean } => {
		const parsed = parsePhoneNumberFromString(phone, known(country))
		const typed = `${phoneBook.dialCode(country)}${phone.replace(/\D/g, '')}`
		return {
			phone: parsed?.number ?? typed,
			isIndian: parsed?.country === 'IN' && parsed.isValid(),
		}
	},
}

export type PhoneBook = typeof phoneBook
