import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** One resource in full, by the slug of `/learning/{slug}` (NAV-04). */
export const resourceQuery = (slug: string) =>
	queryOptions({
		queryKey: ['resource', 'learning', slug],
		queryFn: async ({ signal }) =>
			(await api.GET('/learning/{slug}', { params: { path: { slug } }, signal })).data!,
	})

/** One course in full, by its slug title (NAV-04). */
export const courseQuery = (slugtitle: string) =>
	queryOptions({
		queryKey: ['resource', 'course', slugtitle],
		queryFn: async ({ signal }) =>
			(await api.GET('/courses/{slugtitle}', { params: { path: { slugtitle } }, signal })).data!,
	})

/** Products similar to one, by its kind and slug; at most three. */
export const relatedQuery = ({ course_type, slug }: { course_type: string; slug: string }) => {
	const query = course_type === 'bundle' ? bundleQuery(slug) : resourceQuery(slug)
	return queryOptions({
		queryKey: ['resource', 'related', course_type, slug],
		queryFn: async ({ client }) => {
			const { related } = await client.ensureQueryData(query as ReturnType<typeof resourceQuery>)
			return { total: related.length, data: related }
		},
	})
}

/** One bundle with what it holds, by its slug (NAV-05). */
export const bundleQuery = (slug: string) =>
	queryOptions({
		queryKey: ['resource', 'bundle', slug],
		queryFn: async ({ signal }) =>
			(await api.GET('/bundles/{slug}', { params: { path: { slug } }, signal })).data!,
	})
