import { storedFields } from '#machines/kit/stored.ts'
/** When the first answer was given, ms of Unix time; null where there is no limit. */
export type QuizClock = { startedAt: number | null }

/** Raised whenever the shape of a kept clock changes; older ones are discarded. */
export const CLOCK_VERSION = 1

/**
 * How long the answers to a quiz may take from the first one on, in ms: twice the minutes that it
 * says.
 */
export const limitOf = (minutes: number): number => minutes * 2 * 60_000

/** The minutes that a person reads of a quiz everywhere: those that the clock gives. */
export const limitMinutesOf = (minutes: number): number => limitOf(minutes) / 60_000

/** The shape that readClock reads back. */
export const writeClock = ({ startedAt }: QuizClock) => ({ version: CLOCK_VERSION, startedAt })

/** Reads a kept clock; null when none runs, or it does not parse. */
export const readClock = (stored: unknown): QuizClock | null => {
	const fields = storedFields(stored, CLOCK_VERSION)
	if (!fields) return null
	const { startedAt } = fields
	return startedAt === null || typeof startedAt === 'number' ? { startedAt } : null
}

/**
 * Time that is left, ms; null where nothing limits it. A clock that was set back gives no more than
 * the whole limit.
 */
export const leftOf = (clock: QuizClock | null, limitMs: number, now: number): number | null => {
	if (!clock || clock.startedAt === null) return null
	return Math.min(limitMs, clock.startedAt + limitMs - now)
}
