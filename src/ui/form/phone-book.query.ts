import { queryOptions } from '@tanstack/react-query'

/** The telephone metadata, in its own chunk. */
export const phoneBookQuery = queryOptions({
	queryKey: ['phone-book'],
	queryFn: async () => (await import('./phone-book.ts')).phoneBook,
	staleTime: Number.POSITIVE_INFINITY,
})
