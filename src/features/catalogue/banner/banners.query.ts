import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A banner in the language of the visitor. */
export type Banner = components['schemas']['Banner']

/** The banners that are shown today, in their order (CAT-05). */
export const bannersQuery = (language: 'en' | 'hi') =>
	queryOptions({
		queryKey: ['banners', language],
		queryFn: async ({ signal }) =>
			(await api.GET('/banners', { params: { query: { language } }, signal })).data!.data,
		staleTime: 3_600_000,
	})
