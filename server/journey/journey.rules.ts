/** How long a journey is kept (ATL-05). */
const KEPT_DAYS = 90

const DAY = 86_400_000

/** When a journey began: the browser's word, kept within the day before now, for its clock may be anything. */
export const startOf = (claimed: string, now: Date): Date => {
  const time = new Date(claimed).getTime()
  return new Date(Math.min(Math.max(time, now.getTime() - DAY), now.getTime()))
}

/** The moment before which journeys are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY)
