import { sql } from 'drizzle-orm'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { enrolment, lessonDone } from './enrolment.tables.ts'

const accountId = sql`${sql.placeholder('accountId')}::uuid`

/** An item of an owned bundle; `learning_id` is null where the account is not enrolled in it. */
export type BundleItemRow = {
	title: string
	learning_id: string | null
	done_lessons: number
	total_lessons: number
	minutes: number | null
	certificate_id: string | null
}

/** A bundle that an account owns; `paid` in paise. */
export type BundleRow = {
	id: string
	slug: string
	title: string
	owned_at: string
	order_id: string | null
	receipt_number: string | null
	paid: number | null
	items: BundleItemRow[]
}

const bundles = prepareRows<BundleRow, { accountId: string }>(
	'bundles of an account',
	sql`select e.id, r.slug, r.title, e.created_at as owned_at, e.order_id, o.receipt_number, o.total as paid,
    (select coalesce(json_agg(json_build_object(
        'title', item.title,
        'learning_id', own.id,
        'done_lessons', (select count(*)::int from ${lessonDone} d where d.enrolment_id = own.id),
        'total_lessons', (select count(*)::int from ${lesson} l where l.resource_id = item.id),
        'minutes', item.training_minutes,
        'certificate_id', c.id) order by b.position), '[]')
      from ${bundleItem} b
      join ${resource} item on item.id = b.resource_id
      left join ${enrolment} own on own.resource_id = item.id and own.account_id = ${accountId}
      left join ${certificate} c on c.resource_id = item.id and c.account_id = ${accountId} and c.revoked_at is null
      where b.bundle_id = r.id) as items
  from ${enrolment} e
  join ${resource} r on r.id = e.resource_id and r.course_type = 'bundle'
  left join ${order} o on o.id = e.order_id
  where e.account_id = ${accountId} and e.status = 'confirmed'
  order by e.created_at desc, e.id desc limit 50`,
)

/** The bundles that an account owns with their items, the newest first. */
export const findBundles = (db: Db, id: string): Promise<BundleRow[]> =>
	bundles(db, { accountId: id })
