import { getLocale } from '#i18n/runtime'
import type { PhoneBook } from './phone-book.ts'

/**
 * The countries with a calling code by name, in the order of the language, as options of a select.
 */
export const namedCountries = (book: PhoneBook): { value: string; label: string }[] => {
	const locale = getLocale()
	const names = new Intl.DisplayNames([locale], { type: 'region' })
	return book
		.countries()
		.map((country) => ({ value: country, label: names.of(country) ?? country }))
		.sort((a, b) => a.label.localeCompare(b.label, locale))
}
