import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { ApiScope } from '#domain/people/api-key.rules.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A key as the list shows it. */
export type ApiKey = components['schemas']['ApiKey']

/** Every key, the newest first (DSK-19). */
export const apiKeysQuery = queryOptions({
	queryKey: ['mine', 'desk', 'api-keys'],
	queryFn: async ({ signal }) => (await api.GET('/desk/api-keys', { signal })).data!.data,
	staleTime: 0,
})

/** Makes a key. Answers it, which is shown this once. */
export const makeApiKey = async (
	body: { name: string; scopes: ApiScope[]; days: 30 | 90 | 365 },
	signal: AbortSignal,
): Promise<string> => (await api.POST('/desk/api-keys', { body, signal })).data!.key

/** Deletes a key. */
export const removeApiKey = (id: string, signal: AbortSignal) =>
	api.DELETE('/desk/api-keys/{id}', { params: { path: { id } }, signal })
