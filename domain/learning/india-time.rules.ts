/** India has one offset all year round, in ms. */
const INDIA_MS = 330 * 60_000

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Returns a moment (ISO 8601) as clocks in India show it: `2026-11-20T18:00`; empty for null. */
export const indiaText = (iso: string | null): string =>
	iso === null ? '' : new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 16)

/** Returns the moment (ISO 8601) of a time on clocks in India; null if it is none. */
export const momentOf = (text: string): string | null => {
	if (!LOCAL.test(text)) return null
	const time = Date.parse(`${text}:00Z`)
	return Number.isNaN(time) ? null : new Date(time - INDIA_MS).toISOString()
}
