import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { cardColumns } from '#server/catalogue/card.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { lesson, resource, review } from '#server/platform/database/schema/catalogue.ts'

/** A resource with the text of its page; undefined when there is none. */
export const findResource = async (db: Db, by: { slug: string } | { slugtitle: string }) => {
  const [row] = await db
    .select({
      ...cardColumns,
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
