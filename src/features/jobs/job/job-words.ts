import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import type { ApplicationStatus } from '#machines/jobs/job/job-application-status.rules.ts'
import { rupees } from '#ui/display/rupees.ts'
import type { JobCardData } from './job.types.ts'

/** A status in a word. */
export const statusWords: Record<ApplicationStatus, () => string> = {
	applied: m.job_status_applied,
	shortlisted: m.job_status_shortlisted,
	rejected: m.job_status_rejected,
	withdrawn: m.job_status_withdrawn,
}

/** Explains each status to the teacher. */
export const statusTexts: Record<ApplicationStatus, () => string> = {
	applied: m.job_state_applied,
	shortlisted: m.job_state_shortlisted,
	rejected: m.job_state_rejected,
	withdrawn: m.job_state_withdrawn,
}

/** City and state, the state in the language of the visitor. */
export const placeOf = ({ city, state }: JobCardData): string => {
	if (import.meta.env.LOCALE === 'en') return m.job_place({ city, state })
	const known = indianStates.find(({ en }) => en === state)
	return m.job_place({ city, state: known?.[getLocale()] ?? state })
}

/** Returns the monthly pay in words, or a reference to where it is stated. */
export const payOf = ({ pay_from: from, pay_to: to }: JobCardData): string =>
	from === null || to === null
		? m.job_pay_hidden()
		: m.job_pay_range({ from: rupees(from), to: rupees(to) })

/** The experience that is asked for. */
export const experienceOf = ({ experience_years: count }: JobCardData): string =>
	count > 0 ? m.job_experience({ count }) : m.job_experience_none()
