import { mentionsOf } from '#domain/community/post-text.rules.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findMentioned } from './mention.store.ts'

/** A text under or in a post, and who wrote it. */
type Said = {
	author: Pick<Account, 'id' | 'displayName'>
	text: string
	postId: string
	slug: string
	now: Date
}

const routeOf = (slug: string) => `/community/post/${slug}`

/**
 * Notifies accounts that a text mentions and that may see it, except its author. Returns the
 * notified ids.
 */
export const tellMentioned = async (tx: Db, said: Said): Promise<string[]> => {
	const mentioned = await findMentioned(tx, mentionsOf(said.text), said.postId)
	const others = mentioned.filter((id) => id !== said.author.id)
	await notify(tx, others, {
		told: { kind: 'mentioned', name: said.author.displayName },
		route: routeOf(said.slug),
		taskId: said.postId,
		now: said.now,
	})
	return others
}

/** Tells those whom a comment mentions, and the author of the post. */
export const tellOfComment = async (tx: Db, said: Said, postAuthor: string): Promise<void> => {
	const told = [said.author.id, ...(await tellMentioned(tx, said))]
	if (told.includes(postAuthor)) return
	await notify(tx, [postAuthor], {
		told: { kind: 'commented', name: said.author.displayName },
		route: routeOf(said.slug),
		taskId: said.postId,
		now: said.now,
	})
}
