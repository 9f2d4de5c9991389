import { api } from '#api/client.ts'
import type { operations } from '#openapi/v1.gen.ts'

type NewReport = operations['reportPost']['requestBody']['content']['application/json']

/** Sets or removes a mark of the caller on a post. */
export const markCalls = (mark: 'like' | 'save') => ({
	switchOn: (slug: string, signal: AbortSignal) =>
		api.PUT('/community/posts/{slug}/marks/{mark}', { params: { path: { slug, mark } }, signal }),
	switchOff: (slug: string, signal: AbortSignal) =>
		api.DELETE('/community/posts/{slug}/marks/{mark}', {
			params: { path: { slug, mark } },
			signal,
		}),
})

/** Joins or leaves a group. */
export const membershipCalls = {
	switchOn: (id: string, signal: AbortSignal) =>
		api.PUT('/community/groups/{id}/membership', { params: { path: { id } }, signal }),
	switchOff: (id: string, signal: AbortSignal) =>
		api.DELETE('/community/groups/{id}/membership', { params: { path: { id } }, signal }),
}

/** Deletes an own post or comment. */
export const deleteCalls = {
	post: (slug: string, signal: AbortSignal) =>
		api.DELETE('/community/posts/{slug}', { params: { path: { slug } }, signal }),
	comment: (id: string, signal: AbortSignal) =>
		api.DELETE('/community/comments/{id}', { params: { path: { id } }, signal }),
}

/** Reports a post or a comment to the moderators. */
export const sendReport = (body: NewReport, signal: AbortSignal) =>
	api.POST('/community/reports', { body, signal })
