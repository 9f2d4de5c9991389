import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { TextName } from '#domain/web/text-page.rules.ts'

/** The text that the shop wrote for a page, in place of the shipped one (28.3). */
export const ownTextQuery = (language: 'en' | 'hi', name: TextName) =>
	queryOptions({
		queryKey: ['site', 'text', language, name],
		queryFn: async ({ signal }) => {
			const params = { path: { language, name } }
			return (await api.GET('/texts/{language}/{name}', { params, signal })).data!.source
		},
		staleTime: 3_600_000,
	})
