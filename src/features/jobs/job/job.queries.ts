import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { ApplicationStatus } from '#machines/jobs/job/job-application-status.rules.ts'
import type { JobSearch } from './job.search.ts'

/** Jobs on a page. */
export const PAGE_SIZE = 9

const windowOf = (page = 1) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** One page of the open jobs (NAV-07). */
export const jobsQuery = (search: JobSearch) =>
	queryOptions({
		queryKey: ['jobs', 'list', search],
		queryFn: async ({ signal }) => {
			const query = {
				...windowOf(search.page),
				search: search.search,
				school: search.school,
				sort: search.sort,
				subjects: search.subjects?.join(','),
				job_types: search.job_types?.join(','),
				job_levels: search.job_levels?.join(','),
				states: search.states?.join(','),
			}
			return (await api.GET('/jobs', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** One job, open or closed, with the viewer's bookmark and application. */
export const jobQuery = (slug: string) =>
	queryOptions({
		queryKey: ['jobs', 'detail', slug],
		queryFn: async ({ signal }) =>
			(await api.GET('/jobs/{slug}', { params: { path: { slug } }, signal })).data!,
	})

/** One's applications of a status, last changed first. */
export const myJobsQuery = (status: ApplicationStatus, page: number) =>
	queryOptions({
		queryKey: ['mine', 'job-applications', status, page],
		queryFn: async ({ signal }) => {
			const query = { ...windowOf(page), status }
			return (await api.GET('/user/job-applications', { params: { query }, signal })).data!
		},
	})

/** One's bookmarked jobs, newest bookmark first. */
export const bookmarkedJobsQuery = (page: number) =>
	queryOptions({
		queryKey: ['mine', 'bookmarked-jobs', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/user/bookmarked-jobs', { params: { query: windowOf(page) }, signal })).data!,
		placeholderData: keepPreviousData,
	})
