import { sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { communityPost, groupMember, postComment } from './community-post.tables.ts'

/**
 * Returns members of the community with one of these names (as mentionOf writes them) who may see a
 * post.
 */
export const findMentioned = async (
	db: Db,
	names: readonly string[],
	postId: string,
): Promise<string[]> => {
	if (names.length === 0) return []
	const wanted = sql.join(
		names.map((name) => sql`${name}`),
		sql`, `,
	)
	const { rows } = (await db.execute(sql`select a.id from ${account} a, ${communityPost} p
    left join community_group g on g.id = p.group_id
    where p.id = ${postId} and lower(replace(a.display_name, ' ', '')) in (${wanted})
      and case when p.group_id is null or g.is_open then
        exists (select 1 from ${communityPost} w where w.account_id = a.id)
        or exists (select 1 from ${postComment} w where w.account_id = a.id)
        or exists (select 1 from ${groupMember} w where w.account_id = a.id)
      else exists (select 1 from ${groupMember} w where w.group_id = p.group_id and w.account_id = a.id) end
    limit 20`)) as unknown as { rows: { id: string }[] }
	return rows.map(({ id }) => id)
}
