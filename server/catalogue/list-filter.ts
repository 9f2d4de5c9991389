import { and, asc, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { commaList } from '#server/catalogue/comma-list.ts'
import { matches } from '#server/catalogue/search-conditions.ts'
import { searchWords } from '#server/catalogue/search-text.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource, resourceTag, tag } from '#server/platform/database/schema/catalogue.ts'

/** What narrows a list of resources (CAT-07); lists are parted by commas. */
export type ListFilter = {
  limit?: number
  offset?: number
  type?: string
  price_type?: 'free' | 'paid'
  tags?: string
  rating?: number
  search?: string
  resource_type?: string
  sort?: 'newest' | 'rating' | 'price'
}

/** Which shelf is listed: bundles stand apart, parents see what concerns home and school. */
export type Shelf = 'resources' | 'bundles' | 'parents'

/** Competencies of the parents' shelf (ROL-02). */
const FOR_PARENTS = ['Parent Partnership', 'Socio-Emotional Learning']

const hasTag = (db: Db, names: string[]) =>
  inArray(
    resource.id,
    db
      .select({ id: resourceTag.resourceId })
      .from(resourceTag)
      .innerJoin(tag, eq(tag.id, resourceTag.tagId))
      .where(or(inArray(tag.name, names), inArray(tag.slug, names))),
  )

/** The conditions of a filter on a shelf; loosely, words may be misspelt. */
export const buildWhere = (
  db: Db,
  filter: ListFilter,
  of: Shelf,
  isLoose: boolean,
): SQL | undefined => {
  const types = commaList(filter.type)
  const names = commaList(filter.tags)
  const isFree = sql`coalesce(${resource.price}, 0) = 0`
  return and(
    of === 'bundles'
      ? eq(resource.courseType, 'bundle')
      : types.length > 0
        ? inArray(resource.courseType, types)
        : ne(resource.courseType, 'bundle'),
    filter.price_type && (filter.price_type === 'free' ? isFree : sql`not ${isFree}`),
    names.length > 0 ? hasTag(db, names) : undefined,
    of === 'parents' ? hasTag(db, FOR_PARENTS) : undefined,
    filter.rating ? gte(resource.averageRating, filter.rating) : undefined,
    filter.resource_type ? eq(resource.resourceType, filter.resource_type) : undefined,
    ...matches(searchWords(filter.search ?? ''), isLoose),
  )
}

/** Newest first, likest first for a search, or as asked. */
export const orderBy = (filter: ListFilter): SQL[] => {
  const tail = [desc(resource.publishedAt), asc(resource.id)]
  const words = searchWords(filter.search ?? '').join(' ')
  if (filter.sort === 'rating')
    return [desc(resource.averageRating), desc(resource.reviewCount), ...tail]
  if (filter.sort === 'price') return [sql`coalesce(${resource.price}, 0)`, ...tail]
  if (filter.sort === 'newest' || !words) return tail
  return [
    desc(sql`word_similarity(${words}::text, lower(${resource.title}))`),
    desc(resource.averageRating),
    ...tail,
  ]
}
