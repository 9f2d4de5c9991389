import { inIndia, monthName } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { lastMonths } from './months.ts'

const DAY_MS = 24 * 3_600_000

const lengths = [7, 30, 90, 365]

/** A number of days up to today (`30`), or a month (`2026-11`). */
export type Period = string

/** The first and the last day, both included, in India. */
export type Days = { from: string; to: string }

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Reads a period from the address; undefined for what is none. */
export const readPeriod = (raw: unknown): Period | undefined => {
	const text = typeof raw === 'number' ? String(raw) : raw
	if (typeof text !== 'string') return undefined
	const isPeriod = lengths.map(String).includes(text) || /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
	return isPeriod ? text : undefined
}

/** The days of a period, as seen from a moment. */
export const daysOf = (period: Period, now: Date): Days => {
	const today = inIndia(now.toISOString()).getTime()
	if (!period.includes('-'))
		return { from: dayAt(today - (Number(period) - 1) * DAY_MS), to: dayAt(today) }
	const [year, month] = period.split('-').map(Number) as [number, number]
	return { from: `${period}-01`, to: dayAt(Date.UTC(year, month, 0)) }
}

/** Periods to choose from: some lengths, then the last two years by month. */
export const periodOptions = (now: Date): { value: Period; label: string }[] => [
	...lengths.map((days) => ({ value: String(days), label: m.desk_period_days({ days }) })),
	...lastMonths(now).map((month) => ({ value: month, label: monthName(month) })),
]
