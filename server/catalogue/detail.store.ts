import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Card, cardOf } from '#server/catalogue/card.rules.ts'
import { cardColumns } from '#server/catalogue/card.store.ts'
import type { Db } from '#server/db/open.ts'
import { bundleItem, lesson, resource, review } from '#server/db/schema/catalogue.ts'

/** A resource with the text of its page; undefined when there is none. */
export const findResource = async (
  db: Db,
  by: { slug: string } | { slugtitle: string },
  viewerId: string | null,
) => {
  const [row] = await db
    .select({
      ...cardColumns(viewerId),
      description: resource.description,
      outcomes: resource.outcomes,
      instructorBio: resource.instructorBio,
      enrolledCount: resource.enrolledCount,
      affiliateUrl: resource.affiliateUrl,
      publishedAt: resource.publishedAt,
    })
    .from(resource)
    .where('slug' in by ? eq(resource.slug, by.slug) : eq(resource.slugtitle, by.slugtitle))
  return row
}

/** The lessons of a resource in order. */
export const findLessons = (db: Db, resourceId: string) =>
  db.select().from(lesson).where(eq(lesson.resourceId, resourceId)).orderBy(asc(lesson.position))

/** The newest reviews of these resources (a bundle shows those of its contents) and how many have 1 to 5 stars. */
export const findReviews = async (db: Db, resourceIds: string[]) => {
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(review)
      .where(inArray(review.resourceId, resourceIds))
      .orderBy(desc(review.createdAt), asc(review.id))
      .limit(12),
    db
      .select({ rating: review.rating, count: sql<number>`count(*)::int` })
      .from(review)
      .where(inArray(review.resourceId, resourceIds))
      .groupBy(review.rating),
  ])
  return {
    rows,
    counts: [1, 2, 3, 4, 5].map(
      (rating) => counted.find((row) => row.rating === rating)?.count ?? 0,
    ),
  }
}

/** What a bundle holds, in order. */
export const findBundleItems = async (
  db: Db,
  bundleId: string,
  viewerId: string | null,
): Promise<Card[]> => {
  const rows = await db
    .select(cardColumns(viewerId))
    .from(bundleItem)
    .innerJoin(resource, eq(resource.id, bundleItem.resourceId))
    .where(eq(bundleItem.bundleId, bundleId))
    .orderBy(asc(bundleItem.position))
  return rows.map(cardOf)
}

/** The bundles that hold a resource. */
export const findBundlesOf = async (
  db: Db,
  resourceId: string,
  viewerId: string | null,
): Promise<Card[]> => {
  const holding = db
    .select({ id: bundleItem.bundleId })
    .from(bundleItem)
    .where(eq(bundleItem.resourceId, resourceId))
  const rows = await db
    .select(cardColumns(viewerId))
    .from(resource)
    .where(inArray(resource.id, holding))
    .orderBy(asc(resource.title))
  return rows.map(cardOf)
}

/** Three well-rated things of the same subject. */
export const findRelated = async (
  db: Db,
  of: { id: string; subject: string; courseType: string },
  viewerId: string | null,
): Promise<Card[]> => {
  const kind =
    of.courseType === 'bundle'
      ? eq(resource.courseType, 'bundle')
      : and(eq(resource.subject, of.subject), ne(resource.courseType, 'bundle'))
  const rows = await db
    .select(cardColumns(viewerId))
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
