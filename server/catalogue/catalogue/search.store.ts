import { type SQL, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { ListFilter, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import { EVERYTHING, type SearchPlan } from '#server/catalogue/search/search-plan.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { shapeOf, statementOf } from './list.store.ts'
import { orders } from './list-order.store.ts'

type Page = { limit: number; offset: number }
type Search = { plan: SearchPlan; filter: ListFilter; shelf: Shelf }

type Query = 'any' | 'whole' | 'title' | 'plusAll' | 'plusSome'

const query = (name: Query) => sql`${sql.placeholder(name)}::tsquery`
const window = sql`limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int`

const shape = ({ plan, filter, shelf }: Search) => shapeOf(filter, shelf, plan.said)
const valuesOf = ({ plan: { any, whole, title, plus } }: Search) => ({
	any,
	whole,
	title,
	plusAll: plus?.all,
	plusSome: plus?.some,
})

/** The condition of the words that a search asks for, and how a statement with it is named. */
const asked = (
	{ plan: { any } }: Search,
	where: SQL,
	held = sql`search_words @@ ${query('any')}`,
) =>
	any === EVERYTHING
		? { kind: ' everything', found: where }
		: { kind: '', found: sql`${held} and ${where}` }

const inTitle = sql`search_words @@ ${query('title')}`
/** How much of a search is in the title, with the words that were understood. */
const inTitlePlus = sql`(${inTitle})::int + (search_words @@ ${query('plusAll')})::int + (search_words @@ ${query('plusSome')})::int`

/**
 * Matches by the index of words, all of them ranked: in the title, as whole words, then best rated;
 * for searches with few matches.
 * @returns the ids of a page and how many there are in all; an empty page does not know its total
 */
export const findRanked = async (db: Db, search: Search, page: Page) => {
	const { name, where, values } = shape(search)
	const { kind, found } = asked(search, where)
	const { sort } = search.filter
	const order = sort ? orders[sort] : sql`in_title desc, is_whole desc, ${orders.rating}`
	const statement = statementOf<{ id: string; total: number }>(
		`search ${sort}${search.plan.plus ? ' plus' : ''}${kind} ${name}`,
		() => sql`with found as materialized (
      select id, ${search.plan.plus ? inTitlePlus : inTitle} as in_title, search_words @@ ${query('whole')} as is_whole,
        average_rating, review_count, published_at, price, start_date
      from ${resource} where ${found}
    ) select id, count(*) over ()::int as total from found order by ${order} ${window}`,
	)
	const rows = await statement(db, { ...values, ...valuesOf(search), ...page })
	return { ids: rows.map(({ id }) => id), total: rows[0]?.total }
}

/**
 * Matches outside `title` by walking an order until the page is full; for searches with very many
 * matches.
 */
export const findWalking = async (db: Db, search: Search, page: Page): Promise<string[]> => {
	const { name, where, values } = shape(search)
	const sort = search.filter.sort ?? 'rating'
	const { kind, found } = asked(search, where, sql`(search_words @@ ${query('any')}) is true`)
	const statement = statementOf<{ id: string }>(
		`search along ${sort}${kind} ${name}`,
		() => sql`select id from ${resource}
      where not search_words @@ ${query('title')} and ${found}
      order by ${orders[sort]} ${window}`,
	)
	return (await statement(db, { ...values, ...valuesOf(search), ...page })).map(({ id }) => id)
}

/** How many resources match, counted up to `most`. */
export const countMatches = async (db: Db, search: Search, most: number): Promise<number> => {
	const { name, where, values } = shape(search)
	const { kind, found } = asked(search, where)
	const statement = statementOf<{ total: number }>(
		`search count${kind} ${name}`,
		() => sql`select count(*)::int as total from (
      select from ${resource} where ${found} limit ${sql.placeholder('most')}::int) as found`,
	)
	const [row] = await statement(db, { ...values, ...valuesOf(search), most })
	return row!.total
}
