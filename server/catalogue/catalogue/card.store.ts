import { sql } from 'drizzle-orm'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import type { CardRow } from './card.rules.ts'

const viewer = sql`${sql.placeholder('viewerId')}::uuid`

const select = prepareRows<CardRow, { ids: string[]; viewerId: string | null }>(
	'cards',
	sql`select r.id, r.slug, r.slugtitle, r.title, r.summary, r.course_type, r.resource_type, r.subject, r.tags, r.price, r.old_price,
    r.instructor_name as temp_instructor_name, r.instructor_slug, r.average_rating::float8 as average_rating, r.review_count as reviews, r.start_date,
    r.duration_minutes, r.language, r.level, r.cover, r.cover_colour,
    case when r.course_type = 'bundle' then (select count(*)::int from ${bundleItem} b where b.bundle_id = r.id) end as item_count,
    (select count(*)::int from ${lesson} l where l.resource_id = r.id) as lesson_count,
    f.id is not null as favourite, f.id as favourite_id, c.id is not null as is_added,
    e.id as enrolment_id, e.status as enrolment_status
  from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as asked (id, place)
  join ${resource} r on r.id = asked.id
  left join ${favourite} f on f.resource_id = r.id and f.account_id = ${viewer}
  left join ${cartItem} c on c.resource_id = r.id and c.account_id = ${viewer}
  left join ${enrolment} e on e.resource_id = r.id and e.account_id = ${viewer}
  order by asked.place`,
)

/**
 * Cards in the order of their ids, each with what is the viewer's: bookmark, cart, enrolment; null
 * is a visitor. Unknown ids are left out.
 */
export const findCardRows = (db: Db, ids: string[], viewerId: string | null): Promise<CardRow[]> =>
	ids.length === 0 ? Promise.resolve([]) : select(db, { ids, viewerId })
