import { sql } from 'drizzle-orm'
import { shapeOf, statementOf } from '#server/catalogue/list.store.ts'
import type { ListFilter, Shelf } from '#server/catalogue/list-filter.rules.ts'
import { orders } from '#server/catalogue/list-order.store.ts'
import type { SearchPlan } from '#server/catalogue/search.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'

type Page = { limit: number; offset: number }
type Search = { plan: SearchPlan; filter: ListFilter; shelf: Shelf }

const query = (name: 'any' | 'whole' | 'title') => sql`${sql.placeholder(name)}::tsquery`
const window = sql`limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int`

const valuesOf = ({ plan: { any, whole, title } }: Search) => ({ any, whole, title })

/**
 * Matches by the index of words, all of them ranked: in the title, as whole words, then best rated; for searches with few matches.
 * @returns the ids of a page and how many there are in all; an empty page does not know its total
 */
export const findRanked = async (db: Db, search: Search, page: Page) => {
  const { name, where, values } = shapeOf(search.filter, search.shelf)
  const { sort } = search.filter
  const order = sort ? orders[sort] : sql`in_title desc, is_whole desc, ${orders.rating}`
  const statement = statementOf<{ id: string; total: number }>(
    `search ${sort} ${name}`,
    () => sql`with found as materialized (
      select id, search_words @@ ${query('title')} as in_title, search_words @@ ${query('whole')} as is_whole,
        average_rating, review_count, published_at, price, start_date
      from ${resource} where search_words @@ ${query('any')} and ${where}
    ) select id, count(*) over ()::int as total from found order by ${order} ${window}`,
  )
  const rows = await statement(db, { ...values, ...valuesOf(search), ...page })
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total }
}

/** Matches outside `title` by walking an order until the page is full; for searches with very many matches. */
export const findWalking = async (db: Db, search: Search, page: Page): Promise<string[]> => {
  const { name, where, values } = shapeOf(search.filter, search.shelf)
  const sort = search.filter.sort ?? 'rating'
  const statement = statementOf<{ id: string }>(
    `search along ${sort} ${name}`,
    () => sql`select id from ${resource}
      where (search_words @@ ${query('any')}) is true and not search_words @@ ${query('title')} and ${where}
      order by ${orders[sort]} ${window}`,
  )
  return (await statement(db, { ...values, ...valuesOf(search), ...page })).map(({ id }) => id)
}

/** How many resources match, counted up to `most`. */
export const countMatches = async (db: Db, search: Search, most: number): Promise<number> => {
  const { name, where, values } = shapeOf(search.filter, search.shelf)
  const statement = statementOf<{ total: number }>(
    `search count ${name}`,
    () => sql`select count(*)::int as total from (
      select from ${resource} where search_words @@ ${query('any')} and ${where} limit ${sql.placeholder('most')}::int) as found`,
  )
  const [row] = await statement(db, { ...values, ...valuesOf(search), most })
  return row!.total
}
