import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { JobsSearch } from './jobs.search.ts'

/** A post of a school. */
export type DeskJob = components['schemas']['DeskJob']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Every query of the jobs begins with this key. */
export const jobsKey = ['mine', 'desk', 'jobs'] as const

const filterOf = ({ search, state, sort }: JobsSearch) => ({
	...(search && { search }),
	...(state && { state }),
	...(sort && { sort }),
})

/** One page of the posts, the newest first unless sorted otherwise. */
export const jobsQuery = ({ page = 1, ...place }: JobsSearch) =>
	queryOptions({
		queryKey: [...jobsKey, { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...filterOf(place), limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
			return (await api.GET('/desk/jobs', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Every post that the filters leave, for a file. */
export const readAllJobs = (place: JobsSearch): Promise<DeskJob[]> =>
	readAll(async (part) => {
		const query = { ...filterOf(place), ...part }
		return (await api.GET('/desk/jobs', { params: { query } })).data!
	})

/** Withholds a post for a reason; null lets its school open it again. */
export const withhold = (id: string, reason: string | null, signal: AbortSignal) =>
	api.PUT('/desk/jobs/{id}/withholding', { params: { path: { id } }, body: { reason }, signal })
