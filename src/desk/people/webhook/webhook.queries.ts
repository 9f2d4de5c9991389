import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components, WebhookDelivery } from '#openapi/v1.gen.ts'
import type { WebhooksSearch } from './webhooks.search.ts'

export type Webhook = components['schemas']['Webhook']
export type Delivery = WebhookDelivery

/** Key of all queries of webhooks. */
export const webhooksKey = ['mine', 'desk', 'webhooks'] as const

/** Every webhook, the oldest first (DSK-20). */
export const webhooksQuery = queryOptions({
	queryKey: [...webhooksKey, 'list'],
	queryFn: async ({ signal }) => (await api.GET('/desk/webhooks', { signal })).data!.data,
})

/** The log of deliveries, the newest first. */
export const deliveriesQuery = ({ status }: WebhooksSearch) =>
	infiniteQueryOptions({
		queryKey: [...webhooksKey, 'log', status],
		queryFn: async ({ pageParam, signal }) => {
			const query = { offset: pageParam, ...(status && { status }) }
			return (await api.GET('/desk/webhook-deliveries', { params: { query }, signal })).data!
		},
		initialPageParam: 0,
		getNextPageParam: ({ has_more }, pages) =>
			has_more ? pages.flatMap(({ data }) => data).length : null,
		staleTime: 0,
	})
