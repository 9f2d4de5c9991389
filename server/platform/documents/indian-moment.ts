const INDIA_MS = 330 * 60_000
const months = {
	en: 'January February March April May June July August September October November December',
	hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
} as const

/** A moment as clocks in India show it: `24 November 2026, 18:00`. */
export const indianMoment = (iso: string, language: 'en' | 'hi'): string => {
	const moment = new Date(Date.parse(iso) + INDIA_MS)
	const month = months[language].split(' ')[moment.getUTCMonth()]
	const time = moment.toISOString().slice(11, 16)
	return `${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}, ${time}`
}
