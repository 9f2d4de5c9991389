import { type SQL, sql } from 'drizzle-orm'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { instructor } from '#server/catalogue/instructor/instructor.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { review } from '#server/catalogue/review/review.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import type { DetailRow } from './detail.rules.ts'

const lessons = sql`(select coalesce(json_agg(json_build_object('id', l.id, 'section', l.section, 'title', l.title, 'minutes', l.minutes)
  order by l.position), '[]') from ${lesson} l where l.resource_id = r.id)`

/** The twelve newest; a bundle shows those of its contents. */
const reviews = sql`(select coalesce(json_agg(v), '[]') from (
  select id, author_name, author_place, rating, body, created_at from ${review}
  where resource_id = any(array[r.id] || items.ids) and hidden_at is null order by created_at desc, id limit 12) as v)`

const ratingCounts = sql`array(select count(v.id)::int from generate_series(1, 5) as stars
  left join ${review} v on v.rating = stars and v.resource_id = any(array[r.id] || items.ids) and v.hidden_at is null group by stars order by stars)`

const bundles = sql`array(select b.id from ${bundleItem} i join ${resource} b on b.id = i.bundle_id
  where i.resource_id = r.id and b.withdrawn_at is null order by b.title, b.id limit 12)`

const firstBody = sql`(select nullif(l.body, '') from ${lesson} l where l.resource_id = r.id order by l.position limit 1)`

const has = (id: SQL) =>
	sql`exists (select from ${enrolment} e where e.account_id = ${sql.placeholder('viewerId')}::uuid and e.resource_id = ${id})`

/**
 * Three of its subject that the viewer has not: the best rated of its type and class first, then of
 * its type, then others; of a bundle three other bundles.
 */
const related = sql`array(select n.id from (
  (select b.id from ${resource} b where r.course_type = 'bundle' and b.course_type = 'bundle' and b.withdrawn_at is null and b.id <> r.id and not ${has(sql`b.id`)}
    and (not exists (select from ${bundleItem} i where i.bundle_id = b.id)
      or exists (select from ${bundleItem} i where i.bundle_id = b.id and not ${has(sql`i.resource_id`)}))
    order by (b.subject = r.subject) desc, average_rating desc, review_count desc, published_at desc, b.id limit 3)
  union all
  (select o.id from ${resource} o where r.course_type <> 'bundle' and o.withdrawn_at is null and subject = r.subject and course_type = r.course_type and level = r.level
    and o.id <> r.id and not ${has(sql`o.id`)} order by average_rating desc, o.id limit 3)
  union all
  (select o.id from ${resource} o where r.course_type <> 'bundle' and o.withdrawn_at is null and subject = r.subject and course_type = r.course_type and level <> r.level
    and not ${has(sql`o.id`)} order by average_rating desc, o.id limit 3)
  union all
  (select o.id from ${resource} o where r.course_type <> 'bundle' and o.withdrawn_at is null and subject = r.subject and course_type not in ('bundle', r.course_type)
    and not ${has(sql`o.id`)} order by average_rating desc, o.id limit 3)) as n limit 3)`

const detail = (name: string, by: SQL) =>
	prepareRows<DetailRow, { slug: string; viewerId: string | null }>(
		name,
		sql`select r.id, r.course_type, r.description, r.outcomes, r.instructor_name, coalesce(nullif(teaches.bio, ''), r.instructor_bio) as instructor_bio, teaches.picture as instructor_picture, r.enrolled_count, r.affiliate_url,
      r.published_at, r.training_minutes, r.training_kind, r.training_standard, r.gives_certificate, ${lessons} as lessons, ${firstBody} as first_body, ${reviews} as reviews, ${ratingCounts} as rating_counts,
      items.ids as items, ${bundles} as bundles, ${related} as related
    from ${resource} r left join ${instructor} teaches on teaches.slug = r.instructor_slug, lateral (select array(
      select resource_id from ${bundleItem} where bundle_id = r.id order by position) as ids) as items
    where ${by} = ${sql.placeholder('slug')} and (r.withdrawn_at is null or ${has(sql`r.id`)})`,
	)

const bySlug = detail('detail by slug', sql`r.slug`)
const bySlugtitle = detail('detail by slugtitle', sql`r.slugtitle`)

/**
 * A resource with the text of its page and its neighbours, for a viewer (null: a visitor);
 * undefined when there is none. One that was withdrawn is shown only to those who have it.
 */
export const findDetail = async (
	db: Db,
	by: { slug: string } | { slugtitle: string },
	viewerId: string | null,
): Promise<DetailRow | undefined> => {
	const [row] =
		'slug' in by
			? await bySlug(db, { ...by, viewerId })
			: await bySlugtitle(db, { slug: by.slugtitle, viewerId })
	return row
}
