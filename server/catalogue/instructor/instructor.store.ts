import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { formerInstructor, instructor } from './instructor.tables.ts'

type InstructorRow = {
	slug: string
	name: string
	bio: string
	picture: string | null
	subjects: string[]
	rating: number
	reviews: number
	enrolments: number
	total: number
	ids: string[]
}

const find = prepareRows<InstructorRow, { slug: string; limit: number; offset: number }>(
	'instructor by slug',
	sql`with asked as (select coalesce((select i.slug from ${formerInstructor} f join ${instructor} i on i.id = f.instructor_id
      where f.slug = ${sql.placeholder('slug')}), ${sql.placeholder('slug')}) as slug),
  held as (select id, instructor_name, instructor_bio, subject, published_at, average_rating, review_count, enrolled_count from ${resource}
    where instructor_slug = (select slug from asked) and course_type <> 'bundle' and withdrawn_at is null)
  select asked.slug, newest.name, coalesce(nullif(i.bio, ''), (select instructor_bio from held where instructor_bio <> '' order by published_at desc, id limit 1), '') as bio,
    i.picture, array(select subject from held group by subject order by subject) as subjects, sums.*,
    array(select id from held order by published_at desc, id limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int) as ids
  from asked join (select instructor_name as name from held order by published_at desc, id limit 1) as newest on true
    left join ${instructor} i on i.slug = asked.slug
    cross join (select count(*)::int as total, coalesce(sum(review_count), 0)::int as reviews, coalesce(sum(enrolled_count), 0)::int as enrolments,
      coalesce(round(sum(average_rating * review_count) / nullif(sum(review_count), 0), 1), 0)::float8 as rating from held) as sums`,
)

/**
 * Returns the instructor of a slug, or of one that it was before, and the ids of one page of their
 * resources, newest first; undefined if there is none. Bundles are left out, since several teachers
 * contribute.
 */
export const findInstructor = async (
	db: Db,
	asked: { slug: string; limit: number; offset: number },
): Promise<InstructorRow | undefined> => (await find(db, asked))[0]

/**
 * Makes an instructor for each name of public resources that has none. An address that somebody has
 * now leads to nobody else.
 */
export const fillInstructors = async (tx: Db, resourceId?: string): Promise<void> => {
	const one = resourceId ? sql`and id = ${resourceId}` : sql``
	await tx.execute(sql`insert into ${instructor} (id, name)
    select gen_random_uuid(), (array_agg(instructor_name order by published_at desc, id))[1] from ${resource}
    where instructor_slug <> '' ${one} group by instructor_slug on conflict (slug) do nothing`)
	await tx.execute(sql`delete from ${formerInstructor} f using ${resource} r
    where f.slug = r.instructor_slug ${resourceId ? sql`and r.id = ${resourceId}` : sql``}`)
}
