import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Which posts a page shows; without a type those of one’s groups, to a visitor all. */
export type PostSearch = { type?: 'explore' | 'mine' | 'saved'; group?: string; before?: string }

/** Everything that is read of the community begins with this key. */
export const communityKey = ['community'] as const

/** One page of posts (NAV-06). */
export const postsQuery = (search: PostSearch) =>
	queryOptions({
		queryKey: [...communityKey, 'posts', search],
		queryFn: async ({ signal }) =>
			(await api.GET('/community/posts', { params: { query: search }, signal })).data!,
	})

/** One post. */
export const postQuery = (slug: string) =>
	queryOptions({
		queryKey: [...communityKey, 'post', slug],
		queryFn: async ({ signal }) =>
			(await api.GET('/community/posts/{slug}', { params: { path: { slug } }, signal })).data!,
		retry: false,
	})

/** One page of a post’s comments, newest first. */
export const commentsQuery = (slug: string, before?: string) =>
	queryOptions({
		queryKey: [...communityKey, 'comments', slug, before],
		queryFn: async ({ signal }) => {
			const params = { path: { slug }, query: { before, limit: 30 } }
			return (await api.GET('/community/posts/{slug}/comments', { params, signal })).data!
		},
	})

/** Groups that everybody may join, and one’s own. */
export const groupsQuery = queryOptions({
	queryKey: [...communityKey, 'groups'],
	queryFn: async ({ signal }) => (await api.GET('/community/groups', { signal })).data!.data,
})

/** One group. */
export const groupQuery = (id: string) =>
	queryOptions({
		queryKey: [...communityKey, 'group', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/community/groups/{id}', { params: { path: { id } }, signal })).data!,
		retry: false,
	})
