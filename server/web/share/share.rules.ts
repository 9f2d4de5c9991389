/** Points for sharing one thing on one day (SHR-02). */
export const SHARE_POINTS = { share_post: 5, share_resource: 5 } as const

/** Most points that sharing earns on one day. */
export const DAILY_LIMIT = 50

/** India is this far ahead of UTC, in ms; a day of points begins at midnight there. */
const INDIAN_TIME_MS = 5.5 * 3_600_000

/** The Indian day of a moment, YYYY-MM-DD. */
export const indianDay = (now: Date): string =>
	new Date(now.getTime() + INDIAN_TIME_MS).toISOString().slice(0, 10)
