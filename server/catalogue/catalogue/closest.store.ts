import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { ClosestPlan } from '#server/catalogue/search/closest.rules.ts'
import { MEANING } from '#server/catalogue/search/closest-part.rules.ts'
import type { ListFilter, Said, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { shapeOf, statementOf } from './list.store.ts'
import { orders } from './list-order.store.ts'

type Page = { limit: number; offset: number }
type Closest = { plan: ClosestPlan; filter: ListFilter; shelf: Shelf; said: Said }

const names = (name: string) => sql`${sql.placeholder(name)}::text[]`

/** Level of resources for all teachers; resources made for the class rank before them. */
const EVERYBODY = sql.raw("'All teachers'")

/** Lowest score to show, as a share of the best one. */
const CLOSE = sql.raw('2')

const isOfLevel = sql`level = any(${names('meantLevels')})`
/** How many meanings of words a resource meets. */
const met = sql`(course_type = any(${names('meantTypes')}))::int + (language = any(${names('meantLanguages')}))::int
  + (gives_certificate and ${sql.placeholder('meantCertificate')}::boolean)::int
  + ((case when coalesce(price, 0) = 0 then 'free' else 'paid' end) = any(${names('meantPrice')}))::int
  + (${isOfLevel} or (level = ${EVERYBODY} and cardinality(${names('meantLevels')}) > 0))::int`

const asked = sql`select anything::tsquery, whole::tsquery, title::tsquery, worth
  from unnest(${names('any')}, ${names('whole')}, ${names('title')}, ${sql.placeholder('worth')}::int[]) as part (anything, whole, title, worth)`

const sumOf = (query: 'anything' | 'whole' | 'title') =>
	sql`coalesce(sum(asked.worth) filter (where search_words @@ asked.${sql.raw(query)}), 0)`

const valuesOf = ({ parts, meant, some }: ClosestPlan) => ({
	any: parts.map(({ any }) => any),
	whole: parts.map(({ whole }) => whole),
	title: parts.map(({ title }) => title),
	worth: parts.map(({ worth }) => worth),
	some,
	meaning: MEANING,
	meantTypes: meant.types ?? [],
	meantLevels: meant.levels ?? [],
	meantLanguages: meant.languages ?? [],
	meantPrice: meant.price ?? [],
	meantCertificate: meant.certificate !== undefined,
})

/**
 * CAT-04: resources that meet some of a search, those that meet most of it first, then those with
 * most of it in the title.
 * @returns the ids of a page, how many there are, and the most that one of them is worth; a page
 * behind the last knows neither
 */
export const findClosest = async (db: Db, { plan, filter, shelf, said }: Closest, page: Page) => {
	const { name, where, values } = shapeOf(filter, shelf, said)
	const { sort } = filter
	const order = sort ? orders[sort] : sql`titled desc, ${orders.rating}`
	const statement = statementOf<{ id: string; total: number; best: number }>(
		`search closest ${sort}${plan.some ? '' : ' everything'} ${name}`,
		() => sql`with asked as materialized (${asked}), found as materialized (
      select id, (words.worth + ${sql.placeholder('meaning')}::int * (${met}))::int as worth,
        words.whole + ${sql.placeholder('meaning')}::int * (${isOfLevel})::int as whole, words.titled,
        average_rating, review_count, published_at, price, start_date
      from ${resource}, lateral (
        select ${sumOf('anything')} as worth, ${sumOf('whole')} as whole, ${sumOf('title')} as titled from asked
      ) as words where ${plan.some ? sql`search_words @@ ${sql.placeholder('some')}::tsquery and ${where}` : where}
    ), near as (select *, max(worth) over () as best from found where worth > 0)
    select id, count(*) over ()::int as total, best from near where worth * ${CLOSE} >= best order by worth + whole desc, ${order} limit ${sql.placeholder('limit')}::int
      offset ${sql.placeholder('offset')}::int`,
	)
	const rows = await statement(db, { ...values, ...valuesOf(plan), ...page })
	return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0, best: rows[0]?.best ?? 0 }
}
