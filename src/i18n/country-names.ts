import { getLocale } from '#i18n/runtime'

/**
 * Countries by name, in the order of the language, as options of a select; `codes` are ISO 3166.
 */
export const countryNames = (codes: readonly string[]): { value: string; label: string }[] => {
	const locale = getLocale()
	const names = new Intl.DisplayNames([locale], { type: 'region' })
	return codes
		.map((code) => ({ value: code, label: names.of(code) ?? code }))
		.sort((a, b) => a.label.localeCompare(b.label, locale))
}
