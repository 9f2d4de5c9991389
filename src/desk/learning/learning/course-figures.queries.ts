import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { Days } from '#desk/period/period.ts'

const PAGE = 20

/** Resources by how many began them on some days. */
export const courseFiguresQuery = (days: Days) =>
	infiniteQueryOptions({
		queryKey: ['mine', 'desk', 'course-figures', days],
		queryFn: async ({ signal, pageParam: offset }) => {
			const query = { ...days, limit: PAGE, offset }
			return (await api.GET('/desk/course-figures', { params: { query }, signal })).data!
		},
		initialPageParam: 0,
		getNextPageParam: ({ total }, pages) =>
			pages.length * PAGE < total ? pages.length * PAGE : undefined,
		staleTime: 0,
	})

/** Where learners of one resource stop. */
export const lessonFiguresQuery = (id: string, days: Days) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'course-figures', id, days],
		queryFn: async ({ signal }) => {
			const params = { path: { resource_id: id }, query: days }
			return (await api.GET('/desk/course-figures/{resource_id}', { params, signal })).data!
		},
		staleTime: 0,
	})
