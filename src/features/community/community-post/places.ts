import { api } from '#api/client.ts'
import type { Comment } from './community.types.ts'
import type { Place } from './composer/composer.actors.ts'

/** A new post, in a group where one is named. */
export const newPost = (groupId: string | null): Place => ({
	write: async ({ text, pictures }, header, signal) => {
		const body = { text, pictures: [...pictures], ...(groupId && { group_id: groupId }) }
		return (await api.POST('/community/posts', { params: { header }, body, signal })).data!.slug
	},
	withdraw: (slug) => api.DELETE('/community/posts/{slug}', { params: { path: { slug } } }),
})

/** A comment under a post. */
export const newComment = (slug: string): Place => ({
	write: async ({ text }, header, signal) => {
		const params = { path: { slug }, header }
		const sent = { params, body: { text }, signal }
		return (await api.POST('/community/posts/{slug}/comments', sent)).data!.id
	},
	withdraw: (id) => api.DELETE('/community/comments/{id}', { params: { path: { id } } }),
})

/** Another text for one’s own post; undone, the former text comes back. */
export const changedPost = (slug: string): Place => {
	const path = { params: { path: { slug } } }
	let before = ''
	const change = (text: string) => api.PATCH('/community/posts/{slug}', { ...path, body: { text } })
	return {
		write: async ({ text }) => {
			before = (await api.GET('/community/posts/{slug}', path)).data!.text
			return (await change(text)).data!.slug
		},
		withdraw: () => change(before),
	}
}

/** Another text for one’s own comment; the same text again is no change. */
export const changedComment = ({ id, text: before }: Comment): Place => {
	const change = async (text: string, signal?: AbortSignal) => {
		const sent = { params: { path: { id } }, body: { text }, ...(signal && { signal }) }
		await api.PATCH('/community/comments/{id}', sent)
	}
	return {
		write: async ({ text }, _, signal) => {
			if (text.trim() !== before) await change(text, signal)
			return id
		},
		withdraw: () => change(before),
	}
}
