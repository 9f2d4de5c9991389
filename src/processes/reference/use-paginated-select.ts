import { InfiniteQueryObserver, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import { fromPromise } from 'xstate'
import { paginatedSelectMachine } from '#machines/catalogue/reference/paginated-select.machine.ts'
import type { Option } from '#machines/catalogue/reference/paginated-select.rules.ts'
import type { PaginatedSelectActors } from '#machines/catalogue/reference/paginated-select.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { nextOffset, type Offered, optionPagesQuery } from './option-pages.query.ts'

const nameOf = (source: Offered) => (typeof source === 'string' ? source : source.list)

/**
 * Runs one paged select (FLD-05).
 * @param onChoice called with the chosen option, null if the text was changed after that
 * @returns the actor, the options that are loaded for its text, and the list's element
 */
export const usePaginatedSelect = (
	source: Offered,
	chosen: Option | null,
	onChoice: (option: Option | null) => void,
) => {
	const queryClient = useQueryClient()
	const list = useRef<HTMLDivElement>(null)
	const ref = useActorRef(
		paginatedSelectMachine.provide({
			actors: {
				loadPage: fromPromise(async ({ input: { text, isFirst } }) => {
					const query = optionPagesQuery(source, text)
					const { pages } = isFirst
						? await queryClient.fetchInfiniteQuery(query)
						: await new InfiniteQueryObserver(queryClient, query)
								.fetchNextPage({ throwOnError: true })
								.then(({ data }) => data!)
					if (pages.some(({ options }) => options === null)) return { kind: 'malformed' }
					return { kind: nextOffset(pages) === undefined ? 'last' : 'more' }
				}),
				measureList: fromPromise(async () => {
					const { scrollHeight, scrollTop, clientHeight } = list.current!
					return scrollHeight - scrollTop - clientHeight
				}),
			} satisfies PaginatedSelectActors,
			actions: {
				logMissingOptions: () => console.error(`No options came for the list “${nameOf(source)}”.`),
				reportChoice: (_, { option }) => onChoice(option),
			},
		}),
		{ inspect: observe, input: { chosen } },
	)
	const text = useSelector(ref, ({ context }) => (context.chosen ? '' : context.text))
	const { data } = useInfiniteQuery({ ...optionPagesQuery(source, text), enabled: false })
	const options = data?.pages.flatMap((page) => page.options ?? []) ?? []
	return { ref, options, list }
}
