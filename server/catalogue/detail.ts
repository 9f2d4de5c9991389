import type { components } from '#openapi/v1.gen.ts'
import { type Card, cardOf } from '#server/catalogue/card.rules.ts'
import { findLessons, findResource, findReviews } from '#server/catalogue/detail.store.ts'
import { findBundleItems, findBundlesOf, findRelated } from '#server/catalogue/neighbour.store.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type Resource = components['schemas']['Resource']

/** Lessons grouped by section, in order. */
export const sectionsOf = <T extends { section: string }>(
  lessons: T[],
): { title: string; lessons: T[] }[] =>
  [...Map.groupBy(lessons, (lesson) => lesson.section)].map(([title, group]) => ({
    title,
    lessons: group,
  }))

/**
 * Everything the page of a resource, course or bundle shows to a visitor.
 * @throws Problem 404 not-found
 */
export const showResource = async (
  db: Db,
  by: { slug: string } | { slugtitle: string },
  only?: 'bundle',
): Promise<Resource> => {
  const row = await findResource(db, by)
  if (!row || (only && row.courseType !== only)) throw new Problem(404, 'not-found')
  const items = row.courseType === 'bundle' ? await findBundleItems(db, row.id) : []
  const [lessons, reviews, bundles, related] = await Promise.all([
    findLessons(db, row.id),
    findReviews(db, [row.id, ...items.map((item) => item.id)]),
    findBundlesOf(db, row.id),
    findRelated(db, row),
  ])
  return {
    ...cardOf(row),
    description: row.description,
    outcomes: row.outcomes,
    syllabus: sectionsOf(lessons).map(({ title, lessons: group }) => ({
      title,
      lessons: group.map(({ id, title, minutes }) => ({ id, title, minutes })),
    })),
    instructor: { name: row.instructorName, bio: row.instructorBio },
    review_list: reviews.rows.map((review) => ({
      id: review.id,
      author_name: review.authorName,
      author_place: review.authorPlace,
      rating: review.rating,
      body: review.body,
      created_at: review.createdAt.toISOString(),
    })),
    rating_counts: reviews.counts,
    enrolled_count: row.enrolledCount,
    affiliate_url: row.affiliateUrl,
    published_at: row.publishedAt.toISOString(),
    bundle_items: items,
    bundles,
    related,
  }
}

/** Adds what is the viewer's to a page and to every card on it, in one statement. */
export const personaliseResource = async (
  db: Db,
  viewerId: string | null,
  page: Resource,
): Promise<Resource> => {
  const parts = [page.bundle_items, page.bundles, page.related]
  const [self, ...cards] = await personalise<Resource | Card>(db, viewerId, [page, ...parts.flat()])
  const [bundle_items, bundles, related] = parts.map((part) => cards.splice(0, part.length))
  return {
    ...(self as Resource),
    bundle_items: bundle_items!,
    bundles: bundles!,
    related: related!,
  }
}
