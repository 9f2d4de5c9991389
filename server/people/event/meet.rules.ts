import type { SiteFacts } from '#server/platform/site-settings.ts'

/** How long before the meet the link to its rooms is sent, in ms. */
const ROOMS_BEFORE_MS = 7 * 86_400_000

type Meet = SiteFacts['meet']

const isOver = (at: string | null, now: Date) => at !== null && now.getTime() >= Date.parse(at)

/** NAV-09: whether one may register for the meet: until registration or the meet ends. */
export const isMeetOpen = (meet: Meet, now: Date): boolean =>
  !isOver(meet.registrationEndsAt, now) && !isOver(meet.endsAt, now)

/** NAV-09: the link to the rooms, from a week before the meet until it ends; null otherwise. */
export const roomsOf = (meet: Meet, now: Date): string | null => {
  if (!meet.startsAt || isOver(meet.endsAt, now)) return null
  const isNear = now.getTime() >= Date.parse(meet.startsAt) - ROOMS_BEFORE_MS
  return isNear ? meet.roomsUrl : null
}
