import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components, SchoolApplications } from '#openapi/v1.gen.ts'

export type SchoolJob = components['schemas']['SchoolJob']
export type Applicant = SchoolApplications['data'][number]

/** Rows per page. */
export const POSTING_PAGE = 20

/** Everything that was read of a school's posts. */
export const postingsKey = ['mine', 'school', 'jobs'] as const

const paging = (page: number) => ({ limit: POSTING_PAGE, offset: (page - 1) * POSTING_PAGE })

/** The posts of one's school, newest first. @param page from 1 */
export const postingsQuery = (page: number) =>
	queryOptions({
		queryKey: [...postingsKey, 'list', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/jobs', { params: { query: paging(page) }, signal })).data!,
	})

/** One post of one's school. */
export const postingQuery = (id: string) =>
	queryOptions({
		queryKey: [...postingsKey, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/jobs/{id}', { params: { path: { id } }, signal })).data!,
	})

/**
 * Applicants of one post, or the shortlisted applicants of all posts.
 * @param page from 1
 */
export const applicantsQuery = (asked: { job?: string; page: number }) => {
	const { job, page } = asked
	const query = { ...paging(page), ...(job ? { job } : { status: 'shortlisted' as const }) }
	return queryOptions({
		queryKey: [...postingsKey, 'applicants', job ?? 'shortlisted', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/applications', { params: { query }, signal })).data!,
	})
}
