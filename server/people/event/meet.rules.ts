import type { SiteFacts } from '#server/platform/site-settings.ts'

const DAY_MS = 86_400_000
/** How long before the meet the link to its rooms is sent, in ms. */
const ROOMS_BEFORE_MS = 7 * DAY_MS

type Meet = SiteFacts['meet']

/** When the meet ends, in ms of Unix time: a day after it begins unless the settings say it. */
export const endOf = ({ startsAt, endsAt }: Meet): number | null => {
	if (endsAt) return Date.parse(endsAt)
	return startsAt ? Date.parse(startsAt) + DAY_MS : null
}

const isOver = (at: number | null, now: Date) => at !== null && now.getTime() >= at

/** NAV-09: whether one may register for the meet: until registration or the meet ends. */
export const isMeetOpen = (meet: Meet, now: Date): boolean =>
	!isOver(meet.registrationEndsAt ? Date.parse(meet.registrationEndsAt) : null, now) &&
	!isOver(endOf(meet), now)

/** NAV-09: the link to the rooms, from a week before the meet until it ends; null otherwise. */
export const roomsOf = (meet: Meet, now: Date): string | null => {
	if (!meet.startsAt || isOver(endOf(meet), now)) return null
	const isNear = now.getTime() >= Date.parse(meet.startsAt) - ROOMS_BEFORE_MS
	return isNear ? meet.roomsUrl : null
}
