const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The room opens so long before the start (LIV-01). */
export const DOORS_MS = 10 * MINUTE_MS
/** Reminders go out so long before the start (LIV-01). */
export const REMINDERS_MS = { day: 24 * HOUR_MS, hour: HOUR_MS } as const

/** When something happens live; times in ms since 1970. */
export type LiveTimes = { startsAt: number; endsAt: number; cancelled: boolean }

/**
 * The server's facts of a registration. `leavable`: it is withdrawn, not refunded; `hasRoom`: there
 * is a room to enter.
 */
export type RegistrationFacts = LiveTimes & {
	status: 'pending' | 'confirmed'
	joined: boolean
	leavable: boolean
	hasRoom: boolean
}

/** Phase of a registration for its teacher at a moment. */
export type RegistrationPhase =
	| 'cancelled'
	| 'waiting'
	| 'confirmed'
	| 'reminded'
	| 'live'
	| 'attended'
	| 'missed'

/**
 * Returns true if the room is open: from ten minutes before the start until the end. `now` in ms.
 */
export const isRoomOpen = ({ startsAt, endsAt, cancelled }: LiveTimes, now: number): boolean =>
	!cancelled && now >= startsAt - DOORS_MS && now < endsAt

/** Returns true if the caller may enter now. */
export const isJoinable = (facts: RegistrationFacts, now: number): boolean =>
	facts.status === 'confirmed' && facts.hasRoom && isRoomOpen(facts, now)

/**
 * Returns true if the caller may take the registration back: until the room opens, and never after
 * having been there.
 */
export const isLeavable = (
	{ leavable, joined, startsAt }: Pick<RegistrationFacts, 'leavable' | 'joined' | 'startsAt'>,
	now: number,
): boolean => leavable && !joined && now < startsAt - DOORS_MS

/** Returns the phase of a registration. A registration that was never confirmed is not missed. */
export const phaseOf = (facts: RegistrationFacts, now: number): RegistrationPhase => {
	if (facts.cancelled) return 'cancelled'
	if (facts.status === 'pending') return 'waiting'
	if (facts.joined) return 'attended'
	if (now >= facts.endsAt) return 'missed'
	if (isRoomOpen(facts, now)) return 'live'
	return now >= facts.startsAt - REMINDERS_MS.day ? 'reminded' : 'confirmed'
}
