import { type SQL, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { groupMember, postComment, postMark, postPicture } from './community-post.tables.ts'
import { isVisible, mayEnter, me, posts } from './visible.store.ts'

/** A post as one viewer sees it. */
export type PostRow = {
	id: string
	slug: string
	text: string
	pictures: string[]
	author: { name: string; avatar_url: string | null }
	group: { id: string; name: string; is_open: boolean } | null
	created_at: string
	edited_at: string | null
	likes: number
	comments: number
	liked: boolean
	saved: boolean
	mine: boolean
}

/**
 * Posts of a list: all public ones, those of the viewer's groups and own ones, own ones, saved
 * ones, those of a group.
 */
export type Feed = 'explore' | 'following' | 'mine' | 'saved' | 'group'

const marked = (mark: string) =>
	sql`exists (select 1 from ${postMark} k where k.post_id = p.id and k.mark = ${sql.raw(`'${mark}'`)} and k.account_id = ${me})`

const columns = sql`p.id, p.slug, p.text,
  (select coalesce(json_agg(c.address order by c.created_at, c.address), '[]') from ${postPicture} c where c.post_id = p.id) as pictures,
  json_build_object('name', a.display_name, 'avatar_url', a.avatar_url) as author,
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name, 'is_open', g.is_open) end as "group",
  p.created_at, p.edited_at,
  (select count(*)::int from ${postMark} k where k.post_id = p.id and k.mark = 'like') as likes,
  (select count(*)::int from ${postComment} c where c.post_id = p.id and c.removed_at is null) as comments,
  ${marked('like')} as liked, ${marked('save')} as saved, coalesce(p.account_id = ${me}, false) as mine`

const isMember = sql`exists (select 1 from ${groupMember} m where m.group_id = p.group_id and m.account_id = ${me})`

const conditions: Record<Feed, SQL> = {
	explore: sql`(g.id is null or g.is_open)`,
	following: sql`(p.account_id = ${me} or ${isMember})`,
	mine: sql`p.account_id = ${me}`,
	saved: marked('save'),
	group: sql`p.group_id = ${sql.placeholder('group')}::uuid`,
}

type Page = { me: string | null; group: string | null; before: string | null; limit: number }

const listOf = (feed: Feed) =>
	prepareRows<PostRow, Page>(
		`community-${feed}`,
		sql`select ${columns} from ${posts} join ${account} a on a.id = p.account_id
    where ${isVisible(me)} and ${conditions[feed]}
      and (${sql.placeholder('before')}::uuid is null or p.id < ${sql.placeholder('before')}::uuid)
    order by p.id desc limit ${sql.placeholder('limit')}::int`,
	)

const lists = {
	explore: listOf('explore'),
	following: listOf('following'),
	mine: listOf('mine'),
	saved: listOf('saved'),
	group: listOf('group'),
}

/** Posts that a viewer sees, newest first, after the one with the id `before`. */
export const findPosts = (db: Db, feed: Feed, page: Page): Promise<PostRow[]> =>
	lists[feed](db, page)

const one = prepareRows<PostRow & { removed: boolean }, { me: string | null; slug: string }>(
	'community-post',
	sql`select ${columns}, p.removed_at is not null as removed from ${posts} join ${account} a on a.id = p.account_id
  where p.slug = ${sql.placeholder('slug')} and ${mayEnter(me)}`,
)

/** A post by its slug, removed or not; undefined for who may not see its group. */
export const findPost = async (db: Db, slug: string, viewerId: string | null) =>
	(await one(db, { slug, me: viewerId }))[0]
