import { isDay } from '#domain/learning/training-fields.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'

/**
 * The check of a field. `phone`: 6 to 20 digits, blanks and signs; `message`: at least ten letters;
 * `class`: 1 to 12; `code`: a referral code or empty; `day`: YYYY-MM-DD; `time`: HH:MM; `length`: 1
 * to 720 minutes; `link`: an https address or empty; `percent`: 1 to 100; `count`: 1 to 1000;
 * `optional`: no check.
 */
export type Check =
	| 'required'
	| 'email'
	| 'phone'
	| 'message'
	| 'class'
	| 'code'
	| 'day'
	| 'time'
	| 'length'
	| 'link'
	| 'percent'
	| 'count'
	| 'optional'

/** Error of a field. */
export type Fault = 'required' | 'invalid' | 'short'

/** Typed values, by field. */
export type Draft = Readonly<Record<string, string>>

const SHORTEST_MESSAGE = 10
/** Longest length of what happens live. */
const LONGEST_MINUTES = 720
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** NAV-09: 4 to 20 letters and digits, as openapi/v1.yaml says. */
export const isReferralCode = (text: string): boolean => /^[A-Za-z0-9]{4,20}$/.test(text)

const forms: Partial<Record<Check, (value: string) => boolean>> = {
	email: (value) => email.test(value),
	phone: (value) => /^\+?[\d ()-]{6,20}$/.test(value),
	class: (value) => /^([1-9]|1[0-2])$/.test(value),
	code: isReferralCode,
	day: isDay,
	time: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
	length: (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= LONGEST_MINUTES,
	percent: (value) => /^([1-9]\d?|100)$/.test(value),
	count: (value) => /^([1-9]\d{0,2}|1000)$/.test(value),
	link: (value) => /^https:\/\/\S{1,1990}$/.test(value),
}

const faultOf = (check: Check, value: string): Fault | null => {
	if (check === 'optional') return null
	if (value === '') return check === 'code' || check === 'link' ? null : 'required'
	if (forms[check]?.(value) === false) return 'invalid'
	return check === 'message' && value.length < SHORTEST_MESSAGE ? 'short' : null
}

/** The draft as it is sent: without blanks around. */
export const trimmed = (draft: Draft): Draft =>
	Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, value.trim()]))

/** Returns the errors by field; empty if the form may be sent. */
export const faultsOf = (
	checks: Readonly<Record<string, Check>>,
	draft: Draft,
): Record<string, Fault> => {
	const typed = trimmed(draft)
	return Object.fromEntries(
		Object.entries(checks).flatMap(([field, check]) => {
			const fault = faultOf(check, typed[field] ?? '')
			return fault ? [[field, fault]] : []
		}),
	)
}

/** Raised whenever the shape of a stored form changes; older ones are discarded. */
export const FORM_VERSION = 1

/** A stored form: the typed values, and whether it was sent. */
export type StoredForm = { draft: Draft; sent: boolean }

/** Returns a stored form without unknown fields; null for another version or invalid data. */
export const readForm = (stored: unknown, fields: readonly string[]): StoredForm | null => {
	const stated = storedFields(stored, FORM_VERSION)
	if (!stated) return null
	const { draft, sent } = stated
	if (typeof sent !== 'boolean') return null
	if (typeof draft !== 'object' || draft === null) return null
	const kept = Object.entries(draft).filter(
		(entry): entry is [string, string] => fields.includes(entry[0]) && typeof entry[1] === 'string',
	)
	return { draft: Object.fromEntries(kept), sent }
}

/** The shape that readForm reads back. */
export const writeForm = ({ draft, sent }: StoredForm) => ({ version: FORM_VERSION, draft, sent })
