import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The plan that is running for the signed-in person; null without one (WAL-02). */
export const subscriptionQuery = queryOptions({
	queryKey: ['mine', 'subscription'],
	queryFn: async ({ signal }) => {
		const { data } = await api.GET('/user/subscription-details', { signal })
		return data!.response[0]?.plans ?? null
	},
})

/**
 * True while the school of a point of contact has a plan for its teachers (29.9). Enabled only for
 * one.
 */
export const schoolPlanQuery = queryOptions({
	queryKey: ['mine', 'subscription', 'school'],
	queryFn: async ({ signal }) => {
		const { data } = await api.GET('/school/licences', { signal })
		return data!.data.some(({ kind, has_ended }) => kind === 'plan' && !has_ended)
	},
})

const benefitCalls = {
	tq: '/user/subscription-tq-benefits',
	self_paced: '/user/subscription-spc-benefits',
	expert_masterclass: '/user/subscription-masterclass-benefits',
	live_training: '/user/subscription-livetraining-benefits',
} as const

/**
 * Remaining benefits of the running plan, by kind of resource (WAL-03). Enabled only while signed
 * in.
 */
export const planLeftQuery = queryOptions({
	queryKey: ['mine', 'subscription', 'left'],
	queryFn: async ({ signal }) =>
		Promise.all(
			Object.entries(benefitCalls).map(async ([type, path]) => ({
				type,
				...(await api.GET(path, { signal })).data!.response,
			})),
		),
})
