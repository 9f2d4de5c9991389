/** Nobody works through a course in less than this part of its minutes. */
const PART = 1 / 4

/**
 * When a course may count toward hours and a certificate at the earliest.
 * @param minutes that it counts
 */
export const plausibleFrom = (enrolledAt: Date, minutes: number): Date =>
	new Date(enrolledAt.getTime() + minutes * PART * 60_000)
