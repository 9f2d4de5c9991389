import { sql } from 'drizzle-orm'
import { school } from '#server/people/school/school.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { job } from './job.tables.ts'

const part = sql`${sql.placeholder('part')}::text`

/**
 * The newest open jobs that the list of jobs finds too; `total` is counted up to 100. `part` is a
 * pattern of `ilike`, `subjects` are whole.
 */
export const findJobSuggestions = prepareRows<
	{ total: number; slug: string; title: string; school: string; city: string },
	{ part: string; subjects: string[]; now: string; limit: number }
>(
	'job suggestions',
	sql`with found as (
    select j.slug, j.title, s.name as school, j.city, j.published_at, j.id
    from ${job} j join ${school} s on s.id = j.school_id
    where j.closed_at is null and j.closes_at > ${sql.placeholder('now')}::timestamptz
      and (j.search_text ilike ${part} or j.subject = any(${sql.placeholder('subjects')}::text[])
        or j.school_id = any(array(select n.id from ${school} n where n.name ilike ${part})))
    order by j.published_at desc, j.id limit 100
  ) select (select count(*)::int from found) as total, slug, title, school, city
  from found order by published_at desc, id limit ${sql.placeholder('limit')}::int`,
)
