import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

type WaitingItemProps<Answer, Item, Key extends QueryKey> = {
	/** Answers a list with the item, or an empty one if it does not wait. */
	query: UseQueryOptions<Answer, Error, readonly Item[], Key>
	children: (item: Item) => ReactNode
}

/** Something that waits, with its decision; says so where it is decided (DSK-12). */
export const WaitingItem = <Answer, Item, Key extends QueryKey>({
	query,
	children,
}: WaitingItemProps<Answer, Item, Key>) => {
	const { data, isError } = useQuery(query)
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="16rem" />
	const [item] = data
	if (item === undefined)
		return <EmptyState title={m.desk_inbox_done_title()} text={m.desk_inbox_gone()} />
	return children(item)
}
