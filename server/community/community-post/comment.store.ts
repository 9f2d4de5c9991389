import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { postComment } from './community-post.tables.ts'
import { isVisible, me, posts } from './visible.store.ts'

/** A comment as one viewer sees it. */
export type CommentRow = {
	id: string
	text: string
	author: { name: string; avatar_url: string | null }
	created_at: string
	edited_at: string | null
	mine: boolean
}

const from = sql`${postComment} c join ${posts} on p.id = c.post_id join ${account} a on a.id = c.account_id`
const columns = sql`c.id, c.text, json_build_object('name', a.display_name, 'avatar_url', a.avatar_url) as author,
  c.created_at, c.edited_at, coalesce(c.account_id = ${me}, false) as mine`
const isShown = sql`c.removed_at is null and ${isVisible(me)}`

/** Comments of a post that the viewer sees, newest first, after the one with the id `before`. */
export const findComments = prepareRows<
	CommentRow,
	{ me: string | null; slug: string; before: string | null; limit: number }
>(
	'community-comments',
	sql`select ${columns} from ${from} where p.slug = ${sql.placeholder('slug')} and ${isShown}
    and (${sql.placeholder('before')}::uuid is null or c.id < ${sql.placeholder('before')}::uuid)
  order by c.id desc limit ${sql.placeholder('limit')}::int`,
)

/** One comment that the viewer sees. */
export const findComment = prepareRows<CommentRow, { me: string | null; id: string }>(
	'community-comment',
	sql`select ${columns} from ${from} where c.id = ${sql.placeholder('id')}::uuid and ${isShown}`,
)

/**
 * Writes a comment under a post that the author sees; its id and whose post it is, undefined when
 * they see none.
 */
export const insertComment = async (
	db: Db,
	comment: { accountId: string; slug: string; text: string; now: Date },
): Promise<{ id: string; postId: string; postAuthor: string } | undefined> => {
	const [row] = await write(db, {
		...comment,
		me: comment.accountId,
		id: v7(),
		now: comment.now.toISOString(),
	})
	return row && { id: row.id, postId: row.post_id, postAuthor: row.account_id }
}

const write = prepare<
	{ id: string; post_id: string; account_id: string },
	{ me: string; slug: string; id: string; text: string; now: string }
>(
	'community-write-comment',
	sql`with found as (select p.id, p.account_id from ${posts} where p.slug = ${sql.placeholder('slug')} and ${isVisible(me)}),
  written as (insert into ${postComment} (id, post_id, account_id, text, created_at)
    select ${sql.placeholder('id')}::uuid, found.id, ${me}, ${sql.placeholder('text')}, ${sql.placeholder('now')}::timestamptz from found
    returning id)
  select written.id, found.id as post_id, found.account_id from written, found`,
)

const changeOwn = (change: SQL) => sql`update ${postComment} set ${change}
  where id = ${sql.placeholder('id')}::uuid and account_id = ${me} and removed_at is null returning id`

/** Changes the text of one's own comment; no row when there is none. */
export const updateComment = prepare<
	{ id: string },
	{ me: string; id: string; text: string; now: string }
>(
	'community-edit-comment',
	changeOwn(
		sql`text = ${sql.placeholder('text')}, edited_at = ${sql.placeholder('now')}::timestamptz`,
	),
)

/** Removes one's own comment; no row when there is none. */
export const removeOwnComment = prepare<{ id: string }, { me: string; id: string; now: string }>(
	'community-remove-comment',
	changeOwn(sql`text = '', removed_at = ${sql.placeholder('now')}::timestamptz`),
)
