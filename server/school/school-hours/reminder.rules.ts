const WEEK_MS = 7 * 86_400_000

/**
 * Returns the latest time of a previous reminder that allows another one (HRS-03: once in seven
 * days).
 */
export const remindedBefore = (now: Date): Date => new Date(now.getTime() - WEEK_MS)
