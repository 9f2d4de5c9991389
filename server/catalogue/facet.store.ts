import { sql } from 'drizzle-orm'
import { type facetNames, shapeOf, statementOf } from '#server/catalogue/list.store.ts'
import type { ListFilter, Said, Shelf } from '#server/catalogue/list-filter.rules.ts'
import { EVERYTHING } from '#server/catalogue/search.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'

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
 * How many resources a filter finds by the names of a facet, as if nothing of it were chosen; the most first.
 * @param matching only resources that hold these words, a text of the type tsquery, counted among `most` of them
 */
export const countFacet = (
  db: Db,
  facet: Facet,
  { filter, shelf }: { filter: ListFilter; shelf: Shelf },
  matching: { any: string; most: number; said: Said } | null,
): Promise<FacetCount[]> => {
  const { name, where, values } = shapeOf(
    { ...filter, [facet]: undefined },
    shelf,
    { ...matching?.said, [facet]: undefined },
  )
  const isEverything = matching?.any === EVERYTHING
  const rows = sql`select ${columns[facet]} as name from ${resource} where ${where}`
  const statement = statementOf<FacetCount>(
    `facet ${facet}${matching ? ' of search' : ''}${isEverything ? ' everything' : ''} ${name}`,
    () =>
      sql`select name, count(*)::int as count from (${rows}${
        matching
          ? sql`${isEverything ? sql`` : sql` and search_words @@ ${sql.placeholder('any')}::tsquery`} limit ${sql.placeholder('most')}::int`
          : sql``
      }) as found group by name order by count(*) desc, name limit ${NAMES}`,
  )
  return statement(db, { ...values, any: matching?.any, most: matching?.most })
}
