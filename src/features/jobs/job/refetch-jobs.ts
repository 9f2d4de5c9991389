import type { QueryClient } from '@tanstack/react-query'

/** Reads every list and page of jobs again, and one's own, after an application changed. */
export const refetchJobs = (queryClient: QueryClient): Promise<unknown> =>
	Promise.all(
		[['jobs'], ['home', 'jobs'], ['mine', 'job-applications'], ['mine', 'bookmarked-jobs']].map(
			(queryKey) => queryClient.invalidateQueries({ queryKey }),
		),
	)
