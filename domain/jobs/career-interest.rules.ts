import type { CareerDraft, CareerField } from '#domain/jobs/career-draft.rules.ts'
import { NO_SCHOOL } from '#domain/jobs/career-options.rules.ts'

/** Youngest age for the career form, in years (NDG-06). */
const MINIMUM_AGE = 18

/** India is this far ahead of UTC, in ms; birthdays begin at midnight there. */
const INDIAN_TIME_MS = 5.5 * 3_600_000

/**
 * Returns true if somebody born on `dob` (YYYY-MM-DD) is at least 18 on the Indian day of `now`.
 */
export const isAdult = (dob: string, now: Date): boolean => {
	const grown = new Date(`${dob}T00:00:00Z`)
	grown.setUTCFullYear(grown.getUTCFullYear() + MINIMUM_AGE)
	return grown.getTime() <= now.getTime() + INDIAN_TIME_MS
}

/** Returns true if a text is a date of the calendar, as YYYY-MM-DD. */
const isDay = (text: string): boolean => {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const day = new Date(`${text}T00:00:00Z`)
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Error of a field; the view has the words. */
export type CareerError = 'required' | 'invalid' | 'tooYoung'

export type CareerErrors = Partial<Record<CareerField, CareerError>>

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Required fields in the order of the form (specification, section 5); `school` only where it
 * applies.
 */
export const requiredFields = [
	'name',
	'email',
	'phone',
	'dob',
	'gender',
	'city',
	'state',
	'postcode',
	'country',
	'current_role',
	'school',
	'experience',
	'education_degree',
	'education_subject',
	'bachelor_of_education',
	'boards_taught',
	'subjects_comfortable',
	'grades_comfortable',
	'per_week_hours_spent',
	'type',
	'preferred_focus_area',
	'openness_entrepreneurial_role',
	'openness_travel',
	'own_vehicle',
] as const satisfies readonly CareerField[]

/** Returns true if the form asks for a school or organization: roles in teaching. */
export const asksSchool = ({ current_role }: Pick<CareerDraft, 'current_role'>): boolean =>
	current_role !== NO_SCHOOL

/** Returns true if a field holds nothing. */
export const isEmpty = (value: string | readonly string[]) =>
	typeof value === 'string' ? value.trim() === '' : value.length === 0

/**
 * NDG-06: returns the errors of a form. A phone has at least four digits, as in the contract.
 * @param now ms since 1970
 */
export const errorsOf = (draft: CareerDraft, now: number): CareerErrors => {
	const errors: CareerErrors = {}
	for (const field of requiredFields)
		if (isEmpty(draft[field]) && (field !== 'school' || asksSchool(draft)))
			errors[field] = 'required'
	if (!errors.email && !email.test(draft.email.trim())) errors.email = 'invalid'
	if (!errors.phone && draft.phone.replace(/\D/g, '').length < 4) errors.phone = 'invalid'
	if (!errors.dob && !isDay(draft.dob)) errors.dob = 'invalid'
	else if (!errors.dob && !isAdult(draft.dob, new Date(now))) errors.dob = 'tooYoung'
	return errors
}
