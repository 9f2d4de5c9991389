import { afterEach, expect, it } from 'vitest'
import { dateAndTime, shortDate } from '#i18n/dates.ts'
import { overwriteGetLocale } from '#i18n/runtime'

afterEach(() => overwriteGetLocale(() => 'en'))

/** Odd enough to meet every month, hour and minute within fifty years. */
const STEP_MS = 9 * 86_400_000 + 5 * 3_600_000 + 7 * 60_000

const languages = [
	{ locale: 'en', tag: 'en-US' },
	{ locale: 'hi', tag: 'hi-IN' },
] as const

it.each(languages)('CRD-04 days and times of India are those of $tag', ({ locale, tag }) => {
	overwriteGetLocale(() => locale)
	const zone = { timeZone: 'Asia/Kolkata' }
	const day = new Intl.DateTimeFormat(tag, {
		...zone,
		day: '2-digit',
		month: 'short',
		year: 'numeric',
	})
	const time = new Intl.DateTimeFormat(tag, {
		...zone,
		hour: 'numeric',
		minute: '2-digit',
		hour12: true,
	})
	for (let n = 0; n < 2000; n += 1) {
		const moment = new Date(Date.UTC(1990, 0, 1) + n * STEP_MS)
		const parts = Object.fromEntries(day.formatToParts(moment).map((one) => [one.type, one.value]))
		const shown = `${parts.day} ${parts.month} ${parts.year}`
		expect(shortDate(moment.toISOString())).toBe(shown)
		const clock = time.format(moment).replace(/\s/gu, ' ')
		expect(dateAndTime(moment.toISOString())).toBe(`${shown}, ${clock}`)
	}
})
