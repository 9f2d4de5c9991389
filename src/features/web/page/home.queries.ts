import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

const ROW = 3

/** Recommendations for this visitor; the best rated resources for new visitors. */
export const recommendedQuery = queryOptions({
	queryKey: ['home', 'recommended'],
	queryFn: async ({ signal }) =>
		(await api.GET('/recommend/resources', { params: { query: { limit: ROW } }, signal })).data!,
})

/** The newest resources. */
export const newestQuery = queryOptions({
	queryKey: ['home', 'newest'],
	queryFn: async ({ signal }) =>
		(await api.GET('/learning/all', { params: { query: { limit: ROW, sort: 'newest' } }, signal }))
			.data!,
})

/** Free resources, best first. */
export const freeQuery = queryOptions({
	queryKey: ['home', 'free'],
	queryFn: async ({ signal }) => {
		const query = { limit: ROW, price_type: 'free', sort: 'rating' } as const
		return (await api.GET('/learning/all', { params: { query }, signal })).data!
	},
})

/** A few bundles. */
export const homeBundlesQuery = queryOptions({
	queryKey: ['home', 'bundles'],
	queryFn: async ({ signal }) =>
		(await api.GET('/bundles', { params: { query: { limit: ROW } }, signal })).data!,
})

/** A few quizzes. */
export const homeQuizzesQuery = queryOptions({
	queryKey: ['home', 'quizzes'],
	queryFn: async ({ signal }) =>
		(await api.GET('/quizzes', { params: { query: { limit: ROW } }, signal })).data!,
})

/** The newest jobs. */
export const homeJobsQuery = queryOptions({
	queryKey: ['home', 'jobs'],
	queryFn: async ({ signal }) =>
		(await api.GET('/jobs', { params: { query: { limit: ROW } }, signal })).data!,
})

/** Events with a date: latest first. */
export const eventsQuery = queryOptions({
	queryKey: ['home', 'events'],
	queryFn: async ({ signal }) => {
		const type = 'webinar,live_training,expert_masterclass'
		const query = { limit: ROW, type, sort: 'date' } as const
		return (await api.GET('/learning/all', { params: { query }, signal })).data!
	},
})

/** The account's unfinished learning. */
export const underWayQuery = queryOptions({
	queryKey: ['mine', 'learning', 'under-way'],
	queryFn: async ({ signal }) => {
		const query = { limit: ROW, status: 'in_progress' } as const
		return (await api.GET('/learning/mine', { params: { query }, signal })).data!
	},
})

/** The account's recent views. */
export const recentViewsQuery = queryOptions({
	queryKey: ['mine', 'recent-views'],
	queryFn: async ({ signal }) => {
		const { data } = await api.GET('/user/recent-views', {
			params: { query: { limit: ROW } },
			signal,
		})
		return { total: data!.data.length, data: data!.data }
	},
})
