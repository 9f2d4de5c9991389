import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE = 50

type Part = { limit: number; offset: number }

/**
 * A list of the desk that is read part by part.
 * @param read returns a part of it, and how many rows all parts have
 */
export const pagedQuery = <Page extends { total_rows: number; data: readonly unknown[] }>(
	queryKey: readonly unknown[],
	read: (part: Part, signal: AbortSignal) => Promise<Page>,
) =>
	infiniteQueryOptions({
		queryKey,
		queryFn: ({ signal, pageParam: offset }) => read({ limit: PAGE, offset }, signal),
		initialPageParam: 0,
		getNextPageParam: ({ total_rows }, pages) => {
			const shown = pages.flatMap(({ data }) => data).length
			return shown < total_rows ? shown : null
		},
		staleTime: 0,
	})
