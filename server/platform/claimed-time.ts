const DAY_MS = 86_400_000

/**
 * When something happened in a browser: its word, an ISO 8601 time, kept within the day before now,
 * for its clock may be anything.
 */
export const claimedTime = (claimed: string, now: Date): Date => {
	const time = new Date(claimed).getTime()
	return new Date(Math.min(Math.max(time, now.getTime() - DAY_MS), now.getTime()))
}
