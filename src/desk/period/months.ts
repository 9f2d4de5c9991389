/** India is this far ahead of UTC, in ms. */
const INDIA_MS = 330 * 60_000

/** Months that can be chosen. */
const MOST = 24

const monthAt = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)

/** The months up to the one of a moment in India (`2026-11`), the newest first. */
export const lastMonths = (now: Date): string[] => {
  const india = new Date(now.getTime() + INDIA_MS)
  const [year, month] = [india.getUTCFullYear(), india.getUTCMonth()]
  return Array.from({ length: MOST }, (_, back) => monthAt(year, month - back))
}
