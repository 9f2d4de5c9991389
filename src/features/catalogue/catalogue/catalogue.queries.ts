import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { normaliseCard } from '#api/normalise-card.ts'
import type { CatalogueSearch } from './catalogue.search.ts'

/** Cards on a page (CAT-06). */
export const PAGE_SIZE = 9

/** Returns the catalogue's filters as parameters of its calls. */
const narrowing = (search: CatalogueSearch) => ({
	search: search.search,
	type: search.type?.join(','),
	tags: search.tags?.join(','),
	rating: search.rating,
	price_type: search.paid_type,
	resource_type: search.resource_type,
	languages: search.languages?.join(','),
	levels: search.levels?.join(','),
	subjects: search.subjects?.join(','),
})

/**
 * One page of the catalogue (CAT-07). Parents see the list made for them; words are looked for by
 * the search, whose rows become the same cards (CAT-09).
 */
export const catalogueQuery = (search: CatalogueSearch, parent: boolean) =>
	queryOptions({
		queryKey: [parent ? 'mine' : 'catalogue', 'list', search],
		queryFn: async ({ signal }) => {
			const { search: q, ...rest } = narrowing(search)
			const offset = ((search.page ?? 1) - 1) * PAGE_SIZE
			const query = { limit: PAGE_SIZE, offset, ...rest, sort: search.sort }
			if (!q || parent) {
				const path = parent ? '/learning/parent-learnings' : '/learning/all'
				return (await api.GET(path, { params: { query: { ...query, search: q } }, signal })).data!
			}
			const { data } = await api.GET('/learning/search', {
				params: { query: { ...query, q } },
				signal,
			})
			return { ...data!, data: data!.data.map((row) => normaliseCard('search', row)) }
		},
		placeholderData: keepPreviousData,
	})

/** How many resources there are by language, stage and subject (FND-01). */
export const countsQuery = ({ page, sort, ...search }: CatalogueSearch, parent: boolean) =>
	queryOptions({
		queryKey: [parent ? 'mine' : 'catalogue', 'counts', search],
		queryFn: async ({ signal }) => {
			const query = { ...narrowing(search), ...(parent && { shelf: 'parents' as const }) }
			return (await api.GET('/learning/counts', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})
