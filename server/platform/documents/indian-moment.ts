const INDIA_MS = 330 * 60_000
const months = {
	en: 'January February March April May June July August September October November December',
	hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
} as const

const inIndia = (iso: string) => new Date(Date.parse(iso) + INDIA_MS)

/** The day of a moment in India, or a day YYYY-MM-DD: `24 November 2026`. */
export const indianDate = (iso: string, language: 'en' | 'hi'): string => {
	const moment = inIndia(iso)
	const month = months[language].split(' ')[moment.getUTCMonth()]
	return `${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}`
}

/** A month YYYY-MM as words: `November 2026`. */
export const indianMonth = (month: string, language: 'en' | 'hi'): string =>
	indianDate(`${month}-01`, language).replace(/^\d+ /, '')

/** A moment as clocks in India show it: `24 November 2026, 18:00`. */
export const indianMoment = (iso: string, language: 'en' | 'hi'): string =>
	`${indianDate(iso, language)}, ${inIndia(iso).toISOString().slice(11, 16)}`
