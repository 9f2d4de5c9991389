import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { pageOf, partnerKey } from './partner.queries.ts'

/** A page of all partners with what they brought and earned (ROL-02). */
export const partnersQuery = (page = 1) =>
	queryOptions({
		queryKey: [...partnerKey, 'all', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/partners', { params: pageOf(page), signal })).data!,
		placeholderData: keepPreviousData,
	})

/** The oldest of what waits to be paid out to partners. */
export const dueEarningsQuery = queryOptions({
	queryKey: [...partnerKey, 'due'],
	queryFn: async ({ signal }) =>
		(await api.GET('/partner-earnings', { params: pageOf(1), signal })).data!,
})
