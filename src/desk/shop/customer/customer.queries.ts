import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A person with coins, plans, newest orders and courses; money in paise. */
export type Customer = components['schemas']['Customer']

/** Key of all queries of people in the desk. */
export const customersKey = ['mine', 'desk', 'customers'] as const

/** People by words, or the newest. */
export const customersQuery = (search: string | undefined) =>
	queryOptions({
		queryKey: [...customersKey, 'list', search],
		queryFn: async ({ signal }) => {
			const query = search ? { search } : {}
			return (await api.GET('/desk/customers', { params: { query }, signal })).data!
		},
	})

/** One person. */
export const customerQuery = (id: string) =>
	queryOptions({
		queryKey: [...customersKey, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/customers/{id}', { params: { path: { id } }, signal })).data!,
		staleTime: 0,
	})
