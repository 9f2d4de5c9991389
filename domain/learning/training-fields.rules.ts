import { daysOfSchoolYear, schoolYearOf } from '#domain/learning/training-year.rules.ts'

/** Error of the date of a training. */
export type DayFault = 'required' | 'date' | 'future' | 'early'

/** Fewest and most hours of one training. */
export const trainingHours = { least: 0.5, most: 50 } as const

/** Number of earlier school years that entries may still be added to. */
const EARLIER_YEARS = 4

/** The earliest day of a training that may be added. @param today YYYY-MM-DD in India */
export const earliestDay = (today: string): string =>
	daysOfSchoolYear(schoolYearOf(today) - EARLIER_YEARS).first

/**
 * Returns the minutes of typed hours; undefined unless they are half hours from 0.5 to 50. A comma
 * counts as a point.
 */
export const minutesOfHours = (typed: string): number | undefined => {
	const text = typed.trim().replace(',', '.')
	if (!/^\d{1,2}(\.[05]0?)?$/.test(text)) return undefined
	const hours = Number(text)
	return hours >= trainingHours.least && hours <= trainingHours.most ? hours * 60 : undefined
}

/** Returns true if a text is a day of the calendar, as YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const read = new Date(`${text}T00:00:00Z`)
	return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

/**
 * Returns the error of a typed date; null if there is none.
 * @param today YYYY-MM-DD in India
 */
export const faultOfDay = (day: string, today: string): DayFault | null => {
	if (day === '') return 'required'
	if (!isDay(day)) return 'date'
	if (day > today) return 'future'
	return day < earliestDay(today) ? 'early' : null
}
