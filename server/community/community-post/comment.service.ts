import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	type CommentRow,
	findComment,
	findComments,
	insertComment,
	removeOwnComment,
	updateComment,
} from './comment.store.ts'
import { pageOf, showPost } from './post.service.ts'
import { tellOfComment } from './tell.service.ts'
import { takeTurn } from './turns.ts'

const found = <Row>(rows: Row[]): Row => {
	if (!rows[0]) throw new Problem(404, 'not-found')
	return rows[0]
}

/**
 * One page of a post's comments, newest first.
 * @throws Problem 404 not-found for a post that the viewer does not see
 */
export const listComments = async (
	deps: Deps,
	asked: { slug: string; before?: string; limit?: number },
	viewerId: string | null,
) => {
	const limit = asked.limit ?? 10
	const rows = await findComments(deps.db, {
		me: viewerId,
		slug: asked.slug,
		before: asked.before ?? null,
		limit: limit + 1,
	})
	if (rows.length === 0) await showPost(deps, asked.slug, viewerId)
	return pageOf(rows, limit)
}

/**
 * Writes a comment and tells the post's author and whom it mentions.
 * @param keep what else belongs to the transaction
 * @throws Problem 404 not-found, 429 too-many-requests
 */
export const writeComment = async (
	deps: Deps,
	author: Account,
	comment: { slug: string; text: string },
	keep: (tx: Db, written: CommentRow) => Promise<void>,
): Promise<CommentRow> => {
	await takeTurn(deps, 'comment', author.id)
	const { slug } = comment
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		const text = comment.text.trim()
		const made = await insertComment(tx, { accountId: author.id, slug, text, now })
		if (!made) throw new Problem(404, 'not-found')
		await tellOfComment(tx, { author, text, postId: made.postId, slug, now }, made.postAuthor)
		const written = found(await findComment(tx, { me: author.id, id: made.id }))
		await keep(tx, written)
		return written
	})
}

/**
 * Changes one's own comment.
 * @throws Problem 404 not-found
 */
export const editComment = async (
	{ db, clock }: Deps,
	me: string,
	{ id, text }: { id: string; text: string },
): Promise<CommentRow> => {
	found(await updateComment(db, { me, id, text: text.trim(), now: clock().toISOString() }))
	return found(await findComment(db, { me, id }))
}

/**
 * Removes one's own comment.
 * @throws Problem 404 not-found
 */
export const removeComment = async ({ db, clock }: Deps, me: string, id: string): Promise<void> => {
	found(await removeOwnComment(db, { me, id, now: clock().toISOString() }))
}
