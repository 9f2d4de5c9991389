import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'

const labels: Record<string, () => string> = {
	bangladesh: m.event_country_bangladesh,
	egypt: m.event_country_egypt,
	ethiopia: m.event_country_ethiopia,
	ghana: m.event_country_ghana,
	kenya: m.event_country_kenya,
	nigeria: m.event_country_nigeria,
	philippines: m.event_country_philippines,
}

const nameOf = (code: string): string =>
	new Intl.DisplayNames([getLocale()], { type: 'region' }).of(code) ?? code

/**
 * Returns the name of a country: by its slug in the international teacher programme (NAV-11),
 * otherwise by its ISO 3166 code.
 */
export const countryLabel = (country: string): string =>
	labels[country]?.() ?? (/^[A-Z]{2}$/.test(country) ? nameOf(country) : country)
