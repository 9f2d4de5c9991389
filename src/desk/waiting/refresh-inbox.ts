import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Key of all queries of the inbox. */
export const inboxKey = ['mine', 'desk', 'inbox'] as const

/** Reads the inbox again after a decision or a change of owner, and what else is named. */
export const refreshInbox = async (queryClient: QueryClient, also?: QueryKey): Promise<void> => {
	await Promise.all([
		queryClient.invalidateQueries({ queryKey: inboxKey }),
		also && queryClient.invalidateQueries({ queryKey: also }),
	])
}
