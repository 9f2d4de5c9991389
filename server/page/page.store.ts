import { asc, eq, or } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { quiz } from '#server/platform/database/schema/quiz.ts'

const facts = {
  courseType: resource.courseType,
  slug: resource.slug,
  slugtitle: resource.slugtitle,
  title: resource.title,
  summary: resource.summary,
  price: resource.price,
  language: resource.language,
  averageRating: resource.averageRating,
  reviewCount: resource.reviewCount,
  cover: resource.cover,
}

/** What the head of a resource's page needs, by either of its slugs. */
export const findProduct = async (db: Db, slug: string) => {
  const [row] = await db
    .select(facts)
    .from(resource)
    .where(or(eq(resource.slug, slug), eq(resource.slugtitle, slug)))
  return row
}

/** What the head of a quiz's page needs. */
export const findQuizFacts = async (db: Db, slug: string) => {
  const [row] = await db.select().from(quiz).where(eq(quiz.slug, slug))
  return row
}

/** Addresses of resources in the order of their ids. */
export const findPlaces = (db: Db, page: { limit: number; offset: number }) =>
  db
    .select({
      course_type: resource.courseType,
      slug: resource.slug,
      slugtitle: resource.slugtitle,
    })
    .from(resource)
    .orderBy(asc(resource.id))
    .limit(page.limit)
    .offset(page.offset)

/** How many resources have a page. */
export const countPlaces = (db: Db): Promise<number> => db.$count(resource)

/** The slugs of all quizzes. */
export const findQuizSlugs = async (db: Db): Promise<string[]> =>
  (await db.select({ slug: quiz.slug }).from(quiz)).map(({ slug }) => slug)
