import { count, type SQL } from 'drizzle-orm'
import { type Card, cardOf } from '#server/catalogue/card.rules.ts'
import { cardColumns } from '#server/catalogue/card.store.ts'
import { buildWhere, type ListFilter, orderBy, type Shelf } from '#server/catalogue/list-filter.ts'
import { searchWords } from '#server/catalogue/search-text.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'

const pageOf = async (db: Db, filter: ListFilter, where: SQL | undefined) => {
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(resource).where(where),
    db
      .select(cardColumns)
      .from(resource)
      .where(where)
      .orderBy(...orderBy(filter))
      .limit(filter.limit ?? 9)
      .offset(filter.offset ?? 0),
  ])
  return { total: counted!.total, data: rows.map(cardOf) }
}

/**
 * One page of cards and how many there are in all. A search that finds nothing as it is written is tried once more with small
 * typing errors forgiven; one that holds no word finds nothing.
 */
export const listCards = async (
  db: Db,
  filter: ListFilter,
  of: Shelf = 'resources',
): Promise<{ total: number; data: Card[] }> => {
  const words = searchWords(filter.search ?? '')
  if (filter.search?.trim() && words.length === 0) return { total: 0, data: [] }
  const exact = await pageOf(db, filter, buildWhere(db, filter, of, false))
  if (exact.total > 0 || words.length === 0) return exact
  return pageOf(db, filter, buildWhere(db, filter, of, true))
}
