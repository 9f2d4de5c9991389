import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Card, cardOf } from '#server/catalogue/card.rules.ts'
import { cardColumns } from '#server/catalogue/card.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { bundleItem, resource } from '#server/platform/database/schema/catalogue.ts'

/** What a bundle holds, in order. */
export const findBundleItems = async (db: Db, bundleId: string): Promise<Card[]> => {
  const rows = await db
    .select(cardColumns)
    .from(bundleItem)
    .innerJoin(resource, eq(resource.id, bundleItem.resourceId))
    .where(eq(bundleItem.bundleId, bundleId))
    .orderBy(asc(bundleItem.position))
  return rows.map(cardOf)
}

/** The bundles that hold a resource. */
export const findBundlesOf = async (db: Db, resourceId: string): Promise<Card[]> => {
  const holding = db
    .select({ id: bundleItem.bundleId })
    .from(bundleItem)
    .where(eq(bundleItem.resourceId, resourceId))
  const rows = await db
    .select(cardColumns)
    .from(resource)
    .where(inArray(resource.id, holding))
    .orderBy(asc(resource.title))
  return rows.map(cardOf)
}

/** Three well-rated things of the same subject. */
export const findRelated = async (
  db: Db,
  of: { id: string; subject: string; courseType: string },
): Promise<Card[]> => {
  const kind =
    of.courseType === 'bundle'
      ? eq(resource.courseType, 'bundle')
      : and(eq(resource.subject, of.subject), ne(resource.courseType, 'bundle'))
  const rows = await db
    .select(cardColumns)
    .from(resource)
    .where(and(kind, ne(resource.id, of.id)))
    .orderBy(
      desc(sql`${resource.courseType} = ${of.courseType}`),
      desc(resource.averageRating),
      asc(resource.id),
    )
    .limit(3)
  return rows.map(cardOf)
}
