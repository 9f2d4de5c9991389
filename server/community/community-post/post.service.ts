import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type Feed, findPost, findPosts } from './post.store.ts'
import { withPreviews } from './preview.service.ts'

/** Which posts are asked for; `before` is the id of the last one that the caller has. */
export type PostsAsked = {
	type?: 'explore' | 'mine' | 'saved'
	group?: string
	before?: string
	limit?: number
}

type Reading = Pick<Deps, 'db' | 'config'>

const feedOf = ({ type, group }: PostsAsked, viewerId: string | null): Feed => {
	if (group) return 'group'
	return type ?? (viewerId ? 'following' : 'explore')
}

/** The rows of a page, of which one more than `limit` was read, and the id that leads on. */
export const pageOf = <Row extends { id: string }>(rows: Row[], limit: number) => ({
	data: rows.slice(0, limit),
	next: rows.length > limit ? rows[limit - 1]!.id : null,
})

/** NAV-06: one page of posts that the viewer sees, newest first. */
export const listPosts = async (
	{ db, config }: Reading,
	asked: PostsAsked,
	viewerId: string | null,
) => {
	const limit = asked.limit ?? 10
	const rows = await findPosts(db, feedOf(asked, viewerId), {
		me: viewerId,
		group: asked.group ?? null,
		before: asked.before ?? null,
		limit: limit + 1,
	})
	const { data, next } = pageOf(rows, limit)
	return { data: await withPreviews(db, data, config.publicUrl), next }
}

/**
 * NAV-06: one post.
 * @throws Problem 404 not-found, also for who may not see its group; 410 post-removed
 */
export const showPost = async ({ db, config }: Reading, slug: string, viewerId: string | null) => {
	const found = await findPost(db, slug, viewerId)
	if (!found) throw new Problem(404, 'not-found')
	const { removed, ...post } = found
	if (removed) throw new Problem(410, 'post-removed')
	return (await withPreviews(db, [post], config.publicUrl))[0]!
}
