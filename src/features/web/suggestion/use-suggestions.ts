import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { searchSuggestionMachine } from '#machines/web/suggestion/search-suggestion.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { suggestionActors } from './suggestion.actors.ts'
import { suggestionsQuery } from './suggestion.queries.ts'
import { groupsOf } from './suggestion-groups.ts'

/** The suggestions of one search box that begins with a text. */
export const useSuggestions = (text: string) => {
	const queryClient = useQueryClient()
	const machine = useMemo(
		() => searchSuggestionMachine.provide({ actors: suggestionActors(queryClient) }),
		[queryClient],
	)
	const ref = useActorRef(machine, { inspect: observe, input: { text } })
	const shown = useSelector(ref, ({ context }) => context.shown)
	const { data } = useQuery(suggestionsQuery(shown ?? ''))
	const groups = useMemo(() => (shown && data ? groupsOf(data, shown) : []), [shown, data])
	return { ref, groups }
}
