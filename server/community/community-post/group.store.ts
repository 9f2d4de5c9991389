import { type SQL, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { communityGroup, communityPost, groupMember } from './community-post.tables.ts'
import { me } from './visible.store.ts'

/** A group as one viewer sees it. */
export type GroupRow = {
	id: string
	name: string
	summary: string
	is_open: boolean
	members: number
	posts: number
	joined: boolean
}

const isIn = (who: SQL) =>
	sql`exists (select 1 from ${groupMember} m where m.group_id = g.id and m.account_id = ${who})`
const columns = sql`g.id, g.name, g.summary, g.is_open,
  (select count(*)::int from ${groupMember} m where m.group_id = g.id) as members,
  (select count(*)::int from ${communityPost} p where p.group_id = g.id and p.removed_at is null) as posts`
const id = sql`${sql.placeholder('id')}::uuid`

/**
 * Groups that everybody may join, and one's own: one's own first, then by name. At most a hundred.
 */
export const findGroups = prepareRows<GroupRow, { me: string | null }>(
	'community-groups',
	sql`select ${columns}, g.joined from (
    select g.*, ${isIn(me)} as joined from ${communityGroup} g where g.is_open or ${isIn(me)} order by joined desc, g.name, g.id limit 100
  ) as g order by joined desc, g.name, g.id`,
)

/** One group, of those that are not open to members alone. */
export const findGroup = prepareRows<GroupRow, { me: string | null; id: string }>(
	'community-group',
	sql`select ${columns}, ${isIn(me)} as joined from ${communityGroup} g where g.id = ${id} and (g.is_open or ${isIn(me)})`,
)

/**
 * Makes somebody a member of a group that is open, or of which `referrer` is one. No row when they
 * may not enter.
 * @returns true if they were no member before
 */
export const enterGroup = prepare<
	{ is_new: boolean },
	{ me: string; id: string; referrer: string | null; now: string }
>(
	'community-enter',
	sql`with found as (select g.id from ${communityGroup} g where g.id = ${id}
    and (g.is_open or ${isIn(me)} or ${isIn(sql`${sql.placeholder('referrer')}::uuid`)})),
  entered as (insert into ${groupMember} (group_id, account_id, joined_at)
    select found.id, ${me}, ${sql.placeholder('now')}::timestamptz from found on conflict do nothing returning group_id)
  select exists (select 1 from entered) as is_new from found`,
)

/** Ends a membership; no row when there was none. */
export const leaveGroup = prepare<{ group_id: string }, { me: string; id: string }>(
	'community-leave',
	sql`delete from ${groupMember} where group_id = ${id} and account_id = ${me} returning group_id`,
)

/** Returns true if an account of this id exists. */
export const findInviter = prepare<{ id: string }, { id: string }>(
	'community-inviter',
	sql`select id from ${account} where id = ${id}`,
)
