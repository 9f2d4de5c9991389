import {
	faultOfTeacher,
	MOST_INVITED,
	readAddresses,
} from '#domain/school/teacher-address.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'
import type { TypedFault } from './teacher-invite.types.ts'

/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** Reads what was kept; empty for another version, or what does not parse. */
export const readInvite = (stored: unknown): string => {
	const typed = storedFields(stored, VERSION)?.typed
	return typeof typed === 'string' ? typed.slice(0, 20_000) : ''
}

/** The shape that readInvite reads back. */
export const writeInvite = (typed: string) => ({ version: VERSION, typed })

/** Returns the error of typed addresses; null if they can be sent. */
export const faultOfTyped = (typed: string): TypedFault | null => {
	const teachers = readAddresses(typed)
	if (teachers.length === 0) return 'missing'
	if (teachers.length > MOST_INVITED) return 'tooMany'
	return invalidIn(typed).length > 0 ? 'invalid' : null
}

/** The typed addresses that are none, as they were typed. */
export const invalidIn = (typed: string): string[] =>
	readAddresses(typed)
		.filter(({ email, name }) => faultOfTeacher(email, name) !== null)
		.map(({ email }) => email)
