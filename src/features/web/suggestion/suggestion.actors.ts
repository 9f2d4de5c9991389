import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import type { SearchSuggestionActors } from '#machines/web/suggestion/search-suggestion.types.ts'
import { type Suggestions, suggestionsQuery } from './suggestion.queries.ts'

const isFound = ({ resources, jobs, posts, groups }: Suggestions) =>
	[resources, jobs, posts, groups].some(({ data }) => data.length > 0)

/** Asks for the suggestions of a text; they become a fact of the query cache. */
export const suggestionActors = (queryClient: QueryClient) =>
	({
		findSuggestions: fromPromise(async ({ input: { text }, signal }) => {
			const { data } = await api.GET('/suggestions', { params: { query: { q: text } }, signal })
			queryClient.setQueryData(suggestionsQuery(text).queryKey, data!)
			return { kind: isFound(data!) ? ('found' as const) : ('nothing' as const) }
		}),
	}) satisfies SearchSuggestionActors
