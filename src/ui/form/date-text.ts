const typed = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * A date as YYYY-MM-DD where the text is one in the order day, month, year; else the text itself.
 */
export const dateOfText = (text: string): string => {
	const [, day = '', month = '', year = ''] = typed.exec(text.trim()) ?? []
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
	return isDate(date) ? date : text
}

/** Returns true if a text is a date of the calendar, as YYYY-MM-DD. */
export const isDate = (text: string): boolean => {
	const time = iso.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A date YYYY-MM-DD as dd/MM/yyyy; any other text as it is. */
export const textOfDate = (date: string): string => date.replace(iso, '$3/$2/$1')
