import { Problem } from './problems/problem.ts'

/** India is this far ahead of UTC, in ms. */
const INDIA_MS = 5.5 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** A first moment, and the one after the last. */
export type Span = { from: Date; to: Date }

/** The calendar day of a moment in India (`2026-11-29`). */
export const indiaDayOf = (at: Date): string =>
	new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 10)

/** A first and a last day (`2026-11-29`), both included. */
export type Days = { from: string; to: string }

/**
 * Returns days whose first is not after the last.
 * @throws Problem 400 invalid-request for others
 */
export const checkDays = ({ from, to }: Days): Days => {
	if (from > to) throw new Problem(400, 'invalid-request', 'The first day is after the last.')
	return { from, to }
}

/**
 * The span of some days in India.
 * @throws Problem 400 invalid-request if the first is after the last
 */
export const spanOfDays = (days: Days): Span => {
	const { from, to } = checkDays(days)
	return {
		from: new Date(Date.parse(from) - INDIA_MS),
		to: new Date(Date.parse(to) + DAY_MS - INDIA_MS),
	}
}

/** The span of a month (`2026-11`) in India. */
export const spanOfMonth = (month: string): Span => {
	const [year, number] = month.split('-').map(Number) as [number, number]
	const at = (months: number) => new Date(Date.UTC(year, months, 1) - INDIA_MS)
	return { from: at(number - 1), to: at(number) }
}

/** The year in which the financial year of a moment began: April to March, Indian time. */
export const financialYearOf = (at: Date): number => {
	const there = new Date(at.getTime() + INDIA_MS)
	return there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0)
}
