import { forgetNotifications } from '#server/people/notification/notification.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { keyOf } from '#server/platform/storage/upload-address.ts'
import { showPost } from './post.service.ts'
import { tellMentioned } from './tell.service.ts'
import { takeTurn } from './turns.ts'
import {
	claimPictures,
	insertPost,
	type NewPost,
	removeOwnPost,
	updatePost,
} from './write-post.store.ts'

type Written = Awaited<ReturnType<typeof showPost>>

/**
 * Writes a post and tells whom it mentions.
 * @param keep what else belongs to the transaction
 * @throws Problem 404 not-found for a group that one is no member of or a picture that is not
 * there, 429 too-many-requests
 */
export const writePost = async (
	deps: Deps,
	author: Account,
	post: Pick<NewPost, 'groupId' | 'text' | 'pictures'>,
	keep: (tx: Db, written: Written) => Promise<void>,
): Promise<Written> => {
	await takeTurn(deps, 'post', author.id)
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		const own = { ...post, text: post.text.trim(), accountId: author.id, now }
		const made = await insertPost(tx, own)
		if (!made) throw new Problem(404, 'not-found')
		const claimed = await claimPictures(tx, { ...own, id: made.id })
		if (claimed !== post.pictures.length) throw new Problem(404, 'not-found')
		await tellMentioned(tx, { author, text: own.text, postId: made.id, slug: made.slug, now })
		const written = await showPost({ ...deps, db: tx }, made.slug, author.id)
		await keep(tx, written)
		return written
	})
}

/**
 * Changes the text of one's own post.
 * @throws Problem 404 not-found
 */
export const editPost = async (
	deps: Deps,
	accountId: string,
	change: { slug: string; text: string },
): Promise<Written> => {
	const { slug, text } = change
	const row = { accountId, slug, text: text.trim(), now: deps.clock() }
	if (!(await updatePost(deps.db, row))) throw new Problem(404, 'not-found')
	return showPost(deps, slug, accountId)
}

/**
 * Removes one's own post with its pictures and its notifications.
 * @throws Problem 404 not-found
 */
export const removePost = async (deps: Deps, accountId: string, slug: string): Promise<void> => {
	const removed = await deps.db.transaction(async (tx) => {
		const row = await removeOwnPost(tx, { accountId, slug, now: deps.clock() })
		if (row) await forgetNotifications(tx, row.id)
		return row
	})
	if (!removed) throw new Problem(404, 'not-found')
	for (const address of removed.pictures) await deps.storage.delete(keyOf(address)!)
}
