import { isDeepStrictEqual } from 'node:util'
import { MOST_DAYS_OPEN } from '#domain/jobs/job-posting.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import type { SchoolJob, SchoolJobDraft } from '#openapi/v1.gen.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { PostingRow } from './posting.store.ts'

export type Posting = SchoolJob
export type PostingDraft = SchoolJobDraft

const DAY_MS = 86_400_000
/** A day in India ends so long before it ends in UTC. */
const INDIA_MS = 5.5 * 3_600_000

/** The moment after the last minute of an Indian day. @param day YYYY-MM-DD */
const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - INDIA_MS)

/** A post as its school sees it (SCH-08). */
export const postingAnswer = (
	{ job, applications, shortlisted }: PostingRow,
	now: Date,
): Posting => ({
	id: job.id,
	slug: job.slug,
	revision: job.revision,
	title: job.title,
	summary: job.summary,
	duties: job.duties,
	requirements: job.requirements,
	language: job.language,
	subject: job.subject,
	job_type: job.jobType,
	job_level: job.jobLevel,
	city: job.city,
	state: job.state,
	vacancies: job.vacancies,
	experience_years: job.experienceYears,
	pay_from: job.payFrom,
	pay_to: job.payTo,
	closes_on: indianDayOf(new Date(job.closesAt.getTime() - 1)),
	is_open: job.closedAt === null && job.closesAt > now,
	withheld: job.withheldReason,
	applications,
	shortlisted,
})

/** The address of a post: its title in Latin letters and the end of its id. */
export const postingSlug = (title: string, id: string): string =>
	`${title
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60)}-${id.slice(-12)}`.replace(/^-/, 'job-')

/** Returns a draft as it is stored: the last day ends at midnight in India. */
export const postingValues = (draft: PostingDraft) => ({
	title: draft.title.trim(),
	summary: draft.summary.trim(),
	duties: draft.duties,
	requirements: draft.requirements,
	language: draft.language,
	subject: draft.subject,
	jobType: draft.job_type,
	jobLevel: draft.job_level,
	city: draft.city.trim(),
	state: draft.state,
	vacancies: draft.vacancies,
	experienceYears: draft.experience_years,
	payFrom: draft.pay_from,
	payTo: draft.pay_to,
	closesAt: endOfDay(draft.closes_on),
})

/**
 * Checks what the contract cannot say: pay is a range, the last day lies within a year.
 * @throws Problem 400 invalid-request
 */
export const checkPosting = (
	{ pay_from: from, pay_to: to, closes_on: day }: PostingDraft,
	now: Date,
): void => {
	const hasPay = from !== null && to !== null
	if ((from === null) !== (to === null) || (hasPay && from > to))
		throw new Problem(400, 'invalid-request', 'Pay is a range or left out.')
	const days = (endOfDay(day).getTime() - now.getTime()) / DAY_MS
	if (days <= 0 || days > MOST_DAYS_OPEN + 1)
		throw new Problem(400, 'invalid-request', 'The last day is over, or more than a year away.')
}

/** Returns true if a post equals a draft that was sent before: its answer was lost. */
export const isSaved = (posting: Posting, draft: PostingDraft): boolean => {
	const { revision, ...given } = draft
	const fields = Object.keys(given) as (keyof typeof given)[]
	const standing = Object.fromEntries(fields.map((field) => [field, posting[field]]))
	const trimmed = { ...given, title: given.title.trim(), summary: given.summary.trim() }
	return (
		posting.revision === revision + 1 &&
		isDeepStrictEqual(standing, { ...trimmed, city: given.city.trim() })
	)
}
