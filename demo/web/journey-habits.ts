import { weighted } from '../weighted.ts'

type Role = 'visitor' | 'teacher' | 'parent' | 'school' | 'partner'
type Device = 'phone' | 'tablet' | 'desktop'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** India's clock is this much ahead of UTC. */
const INDIA = 5.5 * HOUR
const DAYS = 30

const people: readonly (readonly [role: Role, share: number])[] = [
	['visitor', 46],
	['teacher', 40],
	['school', 6],
	['parent', 5],
	['partner', 3],
]

const afterSigningIn =
	/^(purchase|card-payment|redirect-payment|free-enrolment|purchase-opening|promo-check|lesson-mark|logout)$/

/**
 * Returns the kinds of visitors and their shares; some machines start for signed-in visitors only.
 */
export const peopleOf = (machine: string): typeof people =>
	afterSigningIn.test(machine) ? people.filter(([role]) => role !== 'visitor') : people

/** On what, in a hundred: schools and partners work at desks, everybody else holds a phone. */
export const devicesOf = (role: Role): readonly (readonly [device: Device, share: number])[] =>
	role === 'school' || role === 'partner'
		? [
				['phone', 27],
				['tablet', 8],
				['desktop', 65],
			]
		: [
				['phone', 74],
				['tablet', 6],
				['desktop', 20],
			]

// How busy each hour is in India, from midnight: after school and in the evening on weekdays, all
// day at weekends.
const weekday = [1, 0, 0, 0, 0, 1, 2, 4, 3, 2, 3, 3, 4, 4, 5, 8, 11, 10, 9, 12, 16, 17, 11, 4]
const weekend = [1, 1, 0, 0, 0, 1, 2, 4, 7, 10, 12, 12, 9, 7, 7, 8, 9, 9, 9, 10, 11, 10, 7, 3]

/** A moment of the last thirty days, at an hour when teachers have time; never after now. */
export const startedWithin = (now: Date, roll: () => number): Date => {
	const end = now.getTime()
	const midnight = Math.floor((end - Math.floor(roll() * DAYS) * DAY + INDIA) / DAY) * DAY
	const hours = new Date(midnight).getUTCDay() % 6 === 0 ? weekend : weekday
	const time = midnight - INDIA + (weighted(hours, roll()) + roll()) * HOUR
	return new Date(time > end ? time - DAY : time)
}

const pauses: readonly [transition: RegExp, median: number, spread: number][] = [
	[/refreshAhead/, 840_000, 0.01],
	[/debounce/, 600, 0.02],
	[/ after\(/, 3000, 0.02],
	[/openWidget/, 41_000, 0.6],
	[/awaitPayment/, 5200, 0.7],
	[/ (done|error)\(/, 320, 0.6],
	[/submitted/, 21_000, 0.8],
]

/** Milliseconds before a step: log-normal, as people's and networks' times are. */
export const pauseBefore = (
	kind: string,
	transitions: readonly string[],
	roll: () => number,
): number => {
	if (kind === 's') return 0
	const [, median, spread] = pauses.find(([word]) => word.test(transitions[0] ?? '')) ?? [
		/ /,
		4800,
		0.9,
	]
	const normal = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())
	return Math.min(Math.round(median * Math.exp(spread * normal)), DAY)
}
