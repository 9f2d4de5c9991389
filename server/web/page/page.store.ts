import { and, asc, gt, isNull, ne } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { job } from '#server/jobs/job/job.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Addresses of resources in the order of their ids. */
export const findPlaces = (db: Db, page: { limit: number; offset: number }) =>
	db
		.select({
			course_type: resource.courseType,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
		})
		.from(resource)
		.where(isNull(resource.withdrawnAt))
		.orderBy(asc(resource.id))
		.limit(page.limit)
		.offset(page.offset)

/** How many resources have a page. */
export const countPlaces = (db: Db): Promise<number> =>
	db.$count(resource, isNull(resource.withdrawnAt))

/** The slugs of all quizzes. */
export const findQuizSlugs = async (db: Db): Promise<string[]> =>
	(await db.select({ slug: quiz.slug }).from(quiz).where(isNull(quiz.hiddenAt))).map(
		({ slug }) => slug,
	)

/** The slugs of the jobs that take applications. */
export const findJobSlugs = async (db: Db, now: Date): Promise<string[]> =>
	(
		await db
			.select({ slug: job.slug })
			.from(job)
			.where(and(isNull(job.closedAt), gt(job.closesAt, now)))
	).map(({ slug }) => slug)

/** Returns slugs of instructors with resources, at most `limit`, for a sitemap. */
export const findInstructorSlugs = async (db: Db, limit: number): Promise<string[]> =>
	(
		await db
			.selectDistinct({ slug: resource.instructorSlug })
			.from(resource)
			.where(
				and(
					ne(resource.courseType, 'bundle'),
					ne(resource.instructorSlug, ''),
					isNull(resource.withdrawnAt),
				),
			)
			.orderBy(asc(resource.instructorSlug))
			.limit(limit)
	).map(({ slug }) => slug)
