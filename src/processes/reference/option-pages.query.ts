import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type OptionSource,
	optionsOf,
	PAGE_SIZE,
	pageQueryOf,
} from '#machines/catalogue/reference/paginated-select.rules.ts'
import type { paths } from '#openapi/v1.gen.ts'

/** A reference list, loaded by pages. */
export type ListName = paths['/options/{list}']['get']['parameters']['path']['list']

/** Sources of a paged select (FLD-05); a list by its name is the default source. */
export type Offered = Exclude<OptionSource, 'default'> | { list: ListName }

const ways = {
	teacher: '/options/teachers',
	voucher: '/options/vouchers',
	track: '/options/teacher-tracks',
	school: '/options/schools',
	quiz: '/quizzes',
} as const satisfies Record<Exclude<OptionSource, 'default'>, string>

/** Where the page after these begins; undefined when there is none. */
export const nextOffset = (pages: readonly { total: number }[]): number | undefined => {
	const loaded = pages.length * PAGE_SIZE
	return loaded < (pages.at(-1)?.total ?? 0) ? loaded : undefined
}

/** Options of one source for a text, ten a page; a page is null when the answer holds no list. */
export const optionPagesQuery = (source: Offered, text: string) =>
	infiniteQueryOptions({
		queryKey: ['options', source, text],
		queryFn: async ({ pageParam: offset, signal }) => {
			const kind = typeof source === 'string' ? source : 'default'
			const query = pageQueryOf(kind, { text, offset })
			const { data } =
				typeof source === 'string'
					? await api.GET(ways[source], { params: { query }, signal })
					: await api.GET('/options/{list}', { params: { path: source, query }, signal })
			return { options: optionsOf(kind, data?.data), total: data?.total ?? 0 }
		},
		initialPageParam: 0,
		getNextPageParam: (_, pages) => nextOffset(pages),
		retry: false,
		staleTime: 60_000,
	})
