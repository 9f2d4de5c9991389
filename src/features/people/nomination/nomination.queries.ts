import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type ParentNomination = components['schemas']['ParentNomination']
export type Nomination = components['schemas']['Nomination']

/** Teachers whom the caller, a parent, has nominated, the newest first. */
export const givenQuery = queryOptions({
	queryKey: ['mine', 'nominations', 'given'],
	queryFn: async ({ signal }) => (await api.GET('/user/parent-nominations', { signal })).data!.data,
})

/** Nominations of the caller by parents, the newest first. */
export const receivedQuery = queryOptions({
	queryKey: ['mine', 'nominations', 'received'],
	queryFn: async ({ signal }) => (await api.GET('/user/nominations', { signal })).data!.data,
})
