/** Youngest age for the career form, in years (NDG-06). */
const MINIMUM_AGE = 18

/** India is this far ahead of UTC, in ms; birthdays begin at midnight there. */
const INDIAN_TIME_MS = 5.5 * 3_600_000

/** Whether somebody born on `dob` (YYYY-MM-DD) is at least 18 on the Indian day of `now`. */
export const isAdult = (dob: string, now: Date): boolean => {
  const grown = new Date(`${dob}T00:00:00Z`)
  grown.setUTCFullYear(grown.getUTCFullYear() + MINIMUM_AGE)
  return grown.getTime() <= now.getTime() + INDIAN_TIME_MS
}
