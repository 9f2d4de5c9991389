import type { QueryClient } from '@tanstack/react-query'
import { productPath } from '#domain/web/navigation.rules.ts'
import type { CardData } from './card.types.ts'

const lists = ['catalogue', 'bundles', 'home']

/** The card that any list has shown of the item at a path of this site; undefined when none did. */
export const findCard = (queryClient: QueryClient, path: string): CardData | undefined =>
	queryClient
		.getQueriesData<{ data?: Partial<CardData>[] }>({
			predicate: ({ queryKey }) => lists.includes(String(queryKey[0])),
		})
		.flatMap(([, list]) => list?.data ?? [])
		.filter((one): one is CardData => !!one.course_type && !!one.title && 'price' in one)
		.find((card) => productPath(card) === path)
