import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
  type OptionSource,
  optionsOf,
  PAGE_SIZE,
  pageQueryOf,
} from '#machines/catalogue/reference/paginated-select.rules.ts'

/** Sources of a paged select (FLD-05). */
export type Offered = Exclude<OptionSource, 'default'>

const paths = {
  teacher: '/options/teachers',
  voucher: '/options/vouchers',
  track: '/options/teacher-tracks',
  school: '/options/schools',
} as const satisfies Record<Offered, string>

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
      const query = pageQueryOf(source, { text, offset })
      const { data } = await api.GET(paths[source], { params: { query }, signal })
      return { options: optionsOf(source, data?.data), total: data?.total ?? 0 }
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => nextOffset(pages),
    retry: false,
    staleTime: 60_000,
  })
