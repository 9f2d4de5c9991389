import { sql } from 'drizzle-orm'
import { prepare } from '#server/platform/database/prepare.ts'
import { postMark } from './community-post.tables.ts'
import { isVisible, me, posts } from './visible.store.ts'

export type Mark = { slug: string; me: string; mark: 'like' | 'save'; now: string }

const visible = sql`select p.id from ${posts} where p.slug = ${sql.placeholder('slug')} and ${isVisible(me)}`
const mark = sql`${sql.placeholder('mark')}::text`
const likes = sql`(select count(*)::int from ${postMark} k where k.post_id = found.id and k.mark = 'like')`
const changed = sql`(select count(*)::int from changed where mark = 'like')`

/**
 * Puts a mark on a post that the person sees, once; the likes of it afterwards, no row when they
 * see none.
 */
export const putMark = prepare<{ likes: number }, Mark>(
	'community-mark',
	sql`with found as (${visible}), changed as (
    insert into ${postMark} (post_id, account_id, mark, created_at)
    select found.id, ${me}, ${mark}, ${sql.placeholder('now')}::timestamptz from found
    on conflict do nothing returning mark
  ) select ${likes} + ${changed} as likes from found`,
)

/** Takes a mark off a post; the likes of it afterwards, no row when the person sees none. */
export const takeMark = prepare<{ likes: number }, Omit<Mark, 'now'>>(
	'community-unmark',
	sql`with found as (${visible}), changed as (
    delete from ${postMark} d using found where d.post_id = found.id and d.account_id = ${me} and d.mark = ${mark}
    returning d.mark
  ) select ${likes} - ${changed} as likes from found`,
)
