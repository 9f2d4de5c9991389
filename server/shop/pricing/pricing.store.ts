import { sql } from 'drizzle-orm'
import { PLAN_TYPE } from '#domain/shop/purchase.rules.ts'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import type { RunningPlan } from '#server/shop/subscription/subscription.rules.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'
import { wallet } from '#server/shop/wallet/wallet.tables.ts'
import type { Content, Product } from './pricing.rules.ts'

/**
 * Facts for pricing: the requested products, the contents of bundles among them, the account's
 * enrolments in all of these (pending registrations do not count), its active plan and its coins.
 */
export type Facts = {
	products: Product[]
	contents: Content[]
	owned: string[]
	plan: RunningPlan | null
	coins: number
}

const ids = sql`${sql.placeholder('ids')}::uuid[]`

const accountId = sql`${sql.placeholder('accountId')}::uuid`
const now = sql`${sql.placeholder('now')}::timestamptz`

const statement = prepare<Facts, { ids: string; accountId: string | null; now: string }>(
	'pricing facts',
	sql`
    with asked as (
      select id, title, course_type, price from ${resource} where id = any(${ids}) and withdrawn_at is null
      union all select id, name, ${PLAN_TYPE}, price from ${plan}
      where id = any(${ids}) and offered and not is_free and not for_schools
    ),
    running as (
      select p.is_free, p.benefits, s.starts_at from ${subscription} s join ${plan} p on p.id = s.plan_id
      where s.account_id = ${accountId} and s.starts_at <= ${now} and s.ends_at > ${now}
      order by s.starts_at desc limit 1
    ),
    used as (
      select r.course_type, count(*)::integer as number from ${enrolment} e
      join ${resource} r on r.id = e.resource_id
      where e.account_id = ${accountId} and e.source = 'plan'
        and e.created_at >= (select starts_at from running) group by 1
    ),
    content as (
      select c.bundle_id, c.resource_id, r.price from ${bundleItem} c
      join ${resource} r on r.id = c.resource_id where c.bundle_id = any(${ids})
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'title', title, 'courseType', course_type, 'price', price)), '[]') from asked) as products,
      (select coalesce(jsonb_agg(jsonb_build_object(
        'bundleId', bundle_id, 'resourceId', resource_id, 'price', price)), '[]') from content) as contents,
      (select coalesce(jsonb_agg(resource_id), '[]') from ${enrolment}
        where account_id = ${accountId} and status = 'confirmed'
        and (resource_id = any(${ids}) or resource_id in (select resource_id from content))) as owned,
      (select jsonb_build_object('isFree', is_free, 'benefits', benefits, 'used',
        (select coalesce(jsonb_object_agg(course_type, number), '{}') from used)) from running) as plan,
      coalesce((select coins from ${wallet} where account_id = ${accountId}), 0) as coins
  `,
)

/**
 * Reads the facts of an order in one statement; products in the order of `asked`, unknown ids left
 * out, money in paise.
 */
export const readFacts = async (
	db: Db,
	accountId: string | null,
	asked: readonly string[],
	at: Date,
): Promise<Facts> => {
	const [row] = await statement(db, {
		ids: `{${asked.join(',')}}`,
		accountId,
		now: at.toISOString(),
	})
	const { products, ...facts } = row!
	return {
		products: asked.flatMap((id) => products.find((product) => product.id === id) ?? []),
		...facts,
	}
}
