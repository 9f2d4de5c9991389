import { sql } from 'drizzle-orm'
import {
	communityGroup,
	groupMember,
} from '#server/community/community-post/community-post.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

/** A group with its members in all and those of a school. */
export type SchoolGroupRow = {
	id: string
	name: string
	summary: string
	members: number
	teachers: number
}

/**
 * Groups with members of a school that the caller may see, most of the school first, at most a
 * hundred.
 */
export const findSchoolGroups = prepareRows<SchoolGroupRow, { school: string; me: string }>(
	'school-groups',
	sql`select g.id, g.name, g.summary, mine.teachers,
    (select count(*)::int from ${groupMember} m where m.group_id = g.id) as members
  from (select m.group_id, count(*)::int as teachers from ${account} a join ${groupMember} m on m.account_id = a.id
    where a.school_id = ${sql.placeholder('school')}::uuid group by m.group_id) mine
  join ${communityGroup} g on g.id = mine.group_id
  where g.is_open or exists (select 1 from ${groupMember} m where m.group_id = g.id
    and m.account_id = ${sql.placeholder('me')}::uuid)
  order by mine.teachers desc, g.name, g.id limit 100`,
)
