import { inIndia } from '#i18n/dates.ts'

/** Months that can be chosen. */
const MOST = 24

const monthAt = (year: number, month: number): string =>
	new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)

/** The months up to the one of a moment in India (`2026-11`), the newest first. */
export const lastMonths = (now: Date): string[] => {
	const india = inIndia(now.toISOString())
	const [year, month] = [india.getUTCFullYear(), india.getUTCMonth()]
	return Array.from({ length: MOST }, (_, back) => monthAt(year, month - back))
}
