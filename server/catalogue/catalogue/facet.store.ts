import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { ListFilter, Said, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import { EVERYTHING } from '#server/catalogue/search/search-plan.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { type facetNames, shapeOf, statementOf } from './list.store.ts'

export type Facet = (typeof facetNames)[number]

/** How many resources have one name, such as `Hindi`. */
export type FacetCount = { name: string; count: number }

const columns = {
	languages: sql`language`,
	levels: sql`level`,
	subjects: sql`subject`,
} as const satisfies Record<Facet, unknown>

/** Most names of a facet that are counted. */
const NAMES = sql.raw('50')

/**
 * Resources that a search finds: by the words that they hold and what these mean, counted among
 * `most` of them, or one by one.
 */
export type Matching = { any: string; most: number; said: Said } | { ids: string[] }

const limit = sql`limit ${sql.placeholder('most')}::int`

/** The condition of a search, and how a statement with it is named. */
const conditionOf = (matching: Matching | null) => {
	if (!matching) return { kind: '', condition: sql`` }
	if ('ids' in matching)
		return { kind: ' of ids', condition: sql` and id = any(${sql.placeholder('ids')}::uuid[])` }
	return matching.any === EVERYTHING
		? { kind: ' of everything', condition: limit }
		: {
				kind: ' of search',
				condition: sql` and search_words @@ ${sql.placeholder('any')}::tsquery ${limit}`,
			}
}

/**
 * How many resources a filter finds by the names of a facet, as if nothing of it were chosen or
 * said; the most first.
 * @param matching only what a search finds
 */
export const countFacet = (
	db: Db,
	facet: Facet,
	{ filter, shelf }: { filter: ListFilter; shelf: Shelf },
	matching: Matching | null,
): Promise<FacetCount[]> => {
	const { said = {}, ...searched } = { said: undefined, ...matching }
	const { name, where, values } = shapeOf({ ...filter, [facet]: undefined }, shelf, {
		...said,
		[facet]: undefined,
	})
	const { kind, condition } = conditionOf(matching)
	const statement = statementOf<FacetCount>(
		`facet ${facet}${kind} ${name}`,
		() => sql`select name, count(*)::int as count from (
      select ${columns[facet]} as name from ${resource} where ${where} ${condition}
    ) as found group by name order by count(*) desc, name limit ${NAMES}`,
	)
	return statement(db, { ...values, ...searched })
}
