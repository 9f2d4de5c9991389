import { type SQL, sql } from 'drizzle-orm'
import {
  communityGroup,
  communityPost,
  groupMember,
} from '#server/platform/database/schema/community.ts'

/** Who looks, in statements of a fixed shape; null for a visitor. */
export const me = sql`${sql.placeholder('me')}::uuid`

/** Posts `p` with their author `a` and their group `g`. */
export const posts = sql`${communityPost} p left join ${communityGroup} g on g.id = p.group_id`

/**
 * Whether somebody may see what stands in the group of post `p`: of a group that is not open,
 * members alone.
 */
export const mayEnter = (viewer: SQL): SQL => sql`(p.group_id is null or g.is_open
  or exists (select 1 from ${groupMember} m where m.group_id = p.group_id and m.account_id = ${viewer}))`

/** Whether somebody sees post `p`. */
export const isVisible = (viewer: SQL): SQL => sql`p.removed_at is null and ${mayEnter(viewer)}`
