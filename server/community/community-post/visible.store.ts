import { type SQL, sql } from 'drizzle-orm'
import { communityGroup, communityPost, groupMember } from './community-post.tables.ts'

/** Id of the viewer, for statements of a fixed shape; null for a visitor. */
export const me = sql`${sql.placeholder('me')}::uuid`

/** Posts `p` with their author `a` and their group `g`. */
export const posts = sql`${communityPost} p left join ${communityGroup} g on g.id = p.group_id`

/**
 * SQL condition that is true if the viewer may see the group of post `p`: any open group, others
 * for members only.
 */
export const mayEnter = (viewer: SQL): SQL => sql`(p.group_id is null or g.is_open
  or exists (select 1 from ${groupMember} m where m.group_id = p.group_id and m.account_id = ${viewer}))`

/** SQL condition that is true if somebody sees post `p`. */
export const isVisible = (viewer: SQL): SQL => sql`p.removed_at is null and ${mayEnter(viewer)}`
