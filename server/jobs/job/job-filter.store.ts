import { and, asc, desc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { commaList } from '#server/catalogue/search/comma-list.rules.ts'
import { namesSaid } from '#server/catalogue/search/names-said.rules.ts'
import { school } from '#server/people/school/school.tables.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import type { Db } from '#server/platform/database/open.ts'
import { job } from './job.tables.ts'

/** Filters and order of the list of jobs (NAV-07); lists are separated by commas. */
export type JobFilter = {
	limit?: number
	offset?: number
	page?: number
	search?: string
	subjects?: string
	job_types?: string
	job_levels?: string
	states?: string
	city?: string
	school?: string
	sort?: 'newest' | 'closing' | 'pay'
}

const lists = { subjects: job.subject, job_type: job.jobType, job_level: job.jobLevel } as const

/** One of these names, or slugs of a reference list. */
const isNamed = (db: Db, list: keyof typeof lists, text: string | undefined): SQL | undefined => {
	const wanted = commaList(text)
	if (wanted.length === 0) return undefined
	const bySlug = db
		.select({ name: referenceItem.name })
		.from(referenceItem)
		.where(and(eq(referenceItem.list, list), inArray(referenceItem.slug, wanted)))
	return or(inArray(lists[list], wanted), inArray(lists[list], bySlug))
}

/** The condition that a job takes applications. */
export const isOpen = (now: Date): SQL => and(isNull(job.closedAt), gt(job.closesAt, now))!

/** The condition that a job, or its school, says a text. */
const hasWords = (text: string): SQL =>
	or(
		ilike(job.searchText, likePart(text)),
		inArray(job.subject, namesSaid(text)),
		sql`${job.schoolId} = any(array(select s.id from ${school} s where s.name ilike ${likePart(text)}))`,
	)!

/** The conditions of a filter. */
export const buildWhere = (db: Db, filter: JobFilter, now: Date): SQL | undefined => {
	const { search, city } = filter
	const states = commaList(filter.states)
	return and(
		isOpen(now),
		search?.trim() ? hasWords(search.trim()) : undefined,
		isNamed(db, 'subjects', filter.subjects),
		isNamed(db, 'job_type', filter.job_types),
		isNamed(db, 'job_level', filter.job_levels),
		states.length > 0 ? inArray(job.state, states) : undefined,
		city?.trim() ? eq(sql`lower(${job.city})`, city.trim().toLowerCase()) : undefined,
		filter.school ? eq(job.schoolId, filter.school) : undefined,
	)
}

/**
 * The order of a list: the newest first unless asked otherwise; a job that does not tell its pay
 * comes last.
 */
export const orderOf = (sort: JobFilter['sort']): SQL[] => {
	if (sort === 'closing') return [asc(job.closesAt), asc(job.id)]
	if (sort === 'pay') return [sql`coalesce(${job.payTo}, ${job.payFrom}, 0) desc`, asc(job.id)]
	return [desc(job.publishedAt), asc(job.id)]
}
