import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The caller's coins: at hand, used, ever earned (WAL-01). */
export const walletQuery = queryOptions({
	queryKey: ['mine', 'wallet'],
	queryFn: async ({ signal }) =>
		(await api.GET('/wallet/user-coins', { signal })).data!.response.data,
})

/** Movements of coins on a page. */
export const PAGE_SIZE = 20

/** How the caller came by coins and what they were used for, the newest first (WAL-01). */
export const coinEntriesQuery = (page: number) =>
	queryOptions({
		queryKey: ['mine', 'wallet', 'entries', page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/wallet/entries', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})
