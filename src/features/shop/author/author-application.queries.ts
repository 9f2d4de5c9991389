import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** An application to teach as the caller wrote it, with the decision. */
export type AuthorApplication = components['schemas']['AuthorApplication']

/** The caller's newest application to teach; null where there is none (DSK-21). */
export const authorApplicationQuery = queryOptions({
	queryKey: ['mine', 'author', 'application'],
	queryFn: async ({ signal }) =>
		(await api.GET('/author-applications', { signal })).data!.application,
	staleTime: 0,
})
