import { sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { communityGroup } from './community-post.tables.ts'
import { isVisible, posts } from './visible.store.ts'

const part = sql`${sql.placeholder('part')}::text`
const limit = sql`limit ${sql.placeholder('limit')}::int`
const nobody = sql`null::uuid`

/**
 * The newest posts that everybody sees and that hold a text; `total` is counted up to 100. `part`
 * is a pattern of `ilike`.
 */
export const findPostSuggestions = prepareRows<
	{ total: number; slug: string; text: string; author: string },
	{ part: string; limit: number }
>(
	'post suggestions',
	sql`with found as (
    select p.id, p.slug, p.text, p.account_id from ${posts}
    where ${isVisible(nobody)} and p.text ilike ${part} order by p.id desc limit 100
  ) select (select count(*)::int from found) as total, found.slug, found.text, a.display_name as author
  from found join ${account} a on a.id = found.account_id order by found.id desc ${limit}`,
)

/** Groups that everybody may join, by name; `total` is counted up to 100. */
export const findGroupSuggestions = prepareRows<
	{ total: number; id: string; name: string },
	{ part: string; limit: number }
>(
	'group suggestions',
	sql`with found as (
    select g.id, g.name from ${communityGroup} g
    where g.is_open and (g.name ilike ${part} or g.summary ilike ${part}) order by g.name, g.id limit 100
  ) select (select count(*)::int from found) as total, id, name from found order by name, id ${limit}`,
)
