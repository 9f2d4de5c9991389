import { isDeepStrictEqual } from 'node:util'
import { MOST_DAYS_OPEN } from '#machines/job-posting/job-posting.rules.ts'
import { indianDayOf } from '#machines/kit/training-year.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import {
  closePosting,
  findPosting,
  findPostings,
  insertPosting,
  type PostingRow,
  updatePosting,
} from '#server/job/posting.store.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type Posting = components['schemas']['SchoolJob']
type Draft = components['schemas']['SchoolJobDraft']

const DAY_MS = 86_400_000
/** A day in India ends so long before it ends in UTC. */
const INDIA_MS = 5.5 * 3_600_000

/** The moment after the last minute of an Indian day. @param day YYYY-MM-DD */
const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - INDIA_MS)

const answer = ({ job, applications, shortlisted }: PostingRow, now: Date): Posting => ({
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
  applications,
  shortlisted,
})

const slugOf = (title: string, id: string): string =>
  `${title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)}-${id.slice(-12)}`.replace(/^-/, 'job-')

const valuesOf = (draft: Draft) => ({
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

const checkDraft = ({ pay_from: from, pay_to: to, closes_on: day }: Draft, now: Date): void => {
  const hasPay = from !== null && to !== null
  if ((from === null) !== (to === null) || (hasPay && from > to))
    throw new Problem(400, 'invalid-request', 'Pay is a range or left out.')
  const days = (endOfDay(day).getTime() - now.getTime()) / DAY_MS
  if (days <= 0 || days > MOST_DAYS_OPEN + 1)
    throw new Problem(400, 'invalid-request', 'The last day is over, or more than a year away.')
}

/** Whether a post stands as a draft that was sent before left it: its answer was lost. */
const isSaved = (posting: Posting, draft: Draft): boolean => {
  const { revision, ...given } = draft
  const fields = Object.keys(given) as (keyof typeof given)[]
  const standing = Object.fromEntries(fields.map((field) => [field, posting[field]]))
  const trimmed = { ...given, title: given.title.trim(), summary: given.summary.trim() }
  return (
    posting.revision === revision + 1 &&
    isDeepStrictEqual(standing, { ...trimmed, city: given.city.trim() })
  )
}

const showPosting = async (
  db: Db,
  which: { id: string; schoolId: string },
  now: Date,
): Promise<Posting> => {
  const row = await findPosting(db, which)
  if (!row) throw new Problem(404, 'not-found')
  return answer(row, now)
}

/** The posts of the caller's school, newest first (SCH-08). @throws Problem 403 forbidden without a school */
export const listPostings = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  me: Account,
  { limit = 20, offset = 0 }: { limit?: number; offset?: number },
): Promise<components['schemas']['SchoolJobs']> => {
  const { total, data } = await findPostings(db, schoolOf(me), { limit, offset })
  const now = clock()
  return { total, data: data.map((row) => answer(row, now)) }
}

/** A post of the caller's school. @throws Problem 403 forbidden without a school, 404 not-found */
export const readPosting = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  me: Account,
  id: string,
): Promise<Posting> => showPosting(db, { id, schoolId: schoolOf(me) }, clock())

/**
 * Writes a post of the caller's school or changes it (SCH-08).
 * @throws Problem 400 invalid-request, 403 forbidden without a school, 404 not-found for another school's id,
 * 409 job-changed with the present `revision`
 */
export const savePosting = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  me: Account,
  id: string,
  draft: Draft,
): Promise<Posting> => {
  const schoolId = schoolOf(me)
  const now = clock()
  checkDraft(draft, now)
  const values = valuesOf(draft)
  const isWritten =
    draft.revision === 0
      ? await insertPosting(db, {
          ...values,
          id,
          schoolId,
          slug: slugOf(values.title, id),
          publishedAt: now,
        })
      : await updatePosting(db, { id, schoolId, revision: draft.revision }, values)
  const posting = await showPosting(db, { id, schoolId }, now)
  if (!isWritten && !isSaved(posting, draft))
    throw new Problem(409, 'job-changed', undefined, { revision: posting.revision })
  return posting
}

/** Closes a post or opens it again. @throws Problem 403 forbidden without a school, 404 not-found */
export const openPosting = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  me: Account,
  { id, open }: { id: string; open: boolean },
): Promise<Posting> => {
  const which = { id, schoolId: schoolOf(me) }
  await closePosting(db, which, open ? null : clock())
  return showPosting(db, which, clock())
}
