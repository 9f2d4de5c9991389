/** How long a journey is kept (ATL-05). */
const KEPT_DAYS = 90

const DAY = 86_400_000

/** The moment before which journeys are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY)
