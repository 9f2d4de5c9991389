import { getLocale } from '#i18n/runtime'

/**
 * As CLDR shortens the months; own words, since ICU's differ from one version to the next and take
 * 30 ms to load.
 */
const months = {
	en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
	hi: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
}

/** India has one offset all year round. */
const INDIA_MS = 330 * 60_000

const two = (value: number): string => String(value).padStart(2, '0')

/** The moment whose UTC parts are what clocks in India show. */
export const inIndia = (iso: string): Date => new Date(Date.parse(iso) + INDIA_MS)

/** A day in India as `DD MMM YYYY` (CRD-04). */
export const shortDate = (iso: string): string => {
	const day = inIndia(iso)
	return `${two(day.getUTCDate())} ${months[getLocale()][day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** A moment in India: `DD MMM YYYY, 5:30 PM`. */
export const dateAndTime = (iso: string): string => {
	const moment = inIndia(iso)
	const hour = moment.getUTCHours()
	const half = hour < 12 ? 'AM' : 'PM'
	return `${shortDate(iso)}, ${hour % 12 || 12}:${two(moment.getUTCMinutes())} ${getLocale() === 'hi' ? half.toLowerCase() : half}`
}

/** A month as `MMM YYYY`. @param month YYYY-MM */
export const monthName = (month: string): string =>
	`${months[getLocale()][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
