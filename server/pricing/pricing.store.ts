import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { bundleItem, resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment } from '#server/platform/database/schema/learning.ts'
import type { Content, Product } from '#server/pricing/pricing.rules.ts'

/** What pricing knows of the products asked for: themselves, what the bundles among them hold, and what of all that the account is enrolled in. */
export type Facts = { products: Product[]; contents: Content[]; owned: string[] }

const ids = sql`${sql.placeholder('ids')}::uuid[]`

const statement = prepare<Facts, { ids: string; accountId: string | null }>(
  'pricing facts',
  sql`
    with asked as (select id, title, course_type, price from ${resource} where id = any(${ids})),
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
        where account_id = ${sql.placeholder('accountId')}::uuid and status = 'confirmed'
        and (resource_id = any(${ids}) or resource_id in (select resource_id from content))) as owned
  `,
)

/** Reads the facts of products in one statement; products in the order of `ids`, unknown ids left out, money in paise. */
export const readFacts = async (
  db: Db,
  accountId: string | null,
  asked: readonly string[],
): Promise<Facts> => {
  const [row] = await statement(db, { ids: `{${asked.join(',')}}`, accountId })
  const { products, contents, owned } = row!
  return {
    products: asked.flatMap((id) => products.find((product) => product.id === id) ?? []),
    contents,
    owned,
  }
}
