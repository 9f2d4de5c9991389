import type { Query, QueryClient } from '@tanstack/react-query'

const holders = ['catalogue', 'home', 'resource', 'bundles', 'jobs']

const holdsCards = ({ queryKey: [first, second] }: Query) =>
	holders.includes(String(first)) || (first === 'mine' && second === 'list')

/** Reads every list and page again that shows a favourite, after one changed (CRD-05). */
export const refetchCards = (queryClient: QueryClient): Promise<void> =>
	queryClient.invalidateQueries({ predicate: holdsCards })
