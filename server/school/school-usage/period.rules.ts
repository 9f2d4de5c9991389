import {
	daysOfSchoolYear,
	indianDayOf,
	schoolYearOf,
} from '#domain/learning/training-year.rules.ts'

/** The last 30 or 90 days, the present school year, or from the beginning on. */
export type Period = 'month' | 'quarter' | 'year' | 'all'

const DAY_MS = 86_400_000
const DAYS = { month: 30, quarter: 90 } as const

/** The first day of a period in India, YYYY-MM-DD; null from the beginning on. */
export const firstDayOf = (period: Period, now: Date): string | null => {
	if (period === 'all') return null
	const today = indianDayOf(now)
	if (period === 'year') return daysOfSchoolYear(schoolYearOf(today)).first
	return indianDayOf(new Date(now.getTime() - (DAYS[period] - 1) * DAY_MS))
}

/** The moment at which a day begins in India. */
export const beginOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/**
 * The month before that of a day, as YYYY-MM.
 * @param day YYYY-MM-DD
 */
export const monthBefore = (day: string): string => {
	const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
	first.setUTCMonth(first.getUTCMonth() - 1)
	return first.toISOString().slice(0, 7)
}
