import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { normaliseCard } from '#api/normalise-card.ts'

/** Things on a page. */
export const PAGE_SIZE = 9

/** An instructor with one page of their resources (NAV-04). */
export const instructorQuery = (slug: string, page = 1) =>
	queryOptions({
		queryKey: ['instructor', slug, page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			const params = { path: { slug }, query }
			const { data } = await api.GET('/instructors/{slug}', { params, signal })
			return { ...data!, data: data!.data.map((row) => normaliseCard('courses', row)) }
		},
	})
