const WEEK_MS = 7 * 86_400_000

/**
 * Who was last reminded at this moment or before may be reminded again (HRS-03: once in seven
 * days).
 */
export const remindedBefore = (now: Date): Date => new Date(now.getTime() - WEEK_MS)
