import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

type InstructorRow = { name: string; bio: string; subjects: string[]; total: number; ids: string[] }

const find = prepareRows<InstructorRow, { slug: string; limit: number; offset: number }>(
	'instructor by slug',
	sql`with held as (select id, instructor_name, instructor_bio, subject, published_at from ${resource}
    where instructor_slug = ${sql.placeholder('slug')} and course_type <> 'bundle' and withdrawn_at is null)
  select newest.name, coalesce((select instructor_bio from held where instructor_bio <> '' order by published_at desc, id limit 1), '') as bio,
    array(select subject from held group by subject order by subject) as subjects, (select count(*)::int from held) as total,
    array(select id from held order by published_at desc, id limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int) as ids
  from (select instructor_name as name from held order by published_at desc, id limit 1) as newest`,
)

/**
 * Returns the instructor of a slug and the ids of one page of their resources, newest first;
 * undefined if there is none. Bundles are left out, since several teachers contribute.
 */
export const findInstructor = async (
	db: Db,
	asked: { slug: string; limit: number; offset: number },
): Promise<InstructorRow | undefined> => (await find(db, asked))[0]
