import { and, eq, isNull, sql } from 'drizzle-orm'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { review, reviewReport } from './review.tables.ts'

type OwnReview = {
	has_learned: boolean
	id: string | null
	rating: number | null
	body: string | null
	hidden_at: string | null
	edited_at: string | null
}

const own = prepareRows<OwnReview, { accountId: string; resourceId: string; now: string }>(
	'own review',
	sql`select v.id, v.rating, v.body, v.hidden_at, v.edited_at,
    r.course_type <> 'bundle' and exists (select from ${enrolment} e where e.account_id = ${sql.placeholder('accountId')}::uuid and e.resource_id = r.id
      and e.status = 'confirmed' and (exists (select from ${lessonDone} d where d.enrolment_id = e.id)
        or (not exists (select from ${lesson} l where l.resource_id = r.id)
          and coalesce(r.start_date, e.created_at) + make_interval(mins => r.duration_minutes) <= ${sql.placeholder('now')}::timestamptz))
    ) as has_learned
  from ${resource} r left join ${review} v on v.resource_id = r.id and v.account_id = ${sql.placeholder('accountId')}::uuid
  where r.id = ${sql.placeholder('resourceId')}::uuid`,
)

/**
 * An account's review of a resource and whether it has learned it: did a lesson, or what has no
 * lessons is over. A bundle is judged by its contents only. Undefined when there is no such
 * resource.
 */
export const findOwnReview = async (
	db: Db,
	{ accountId, resourceId, now }: { accountId: string; resourceId: string; now: Date },
): Promise<OwnReview | undefined> =>
	(await own(db, { accountId, resourceId, now: now.toISOString() }))[0]

type ReviewRow = {
	id: string
	author_name: string
	author_place: string
	rating: number
	body: string
	created_at: string
}

const list = prepareRows<
	{ total: number; reviews: ReviewRow[] },
	{ resourceId: string; limit: number; offset: number }
>(
	'reviews of a resource',
	sql`select (select count(*)::int from ${review} v where v.resource_id = any(of.ids) and v.hidden_at is null) as total,
    (select coalesce(json_agg(v), '[]') from (select id, author_name, author_place, rating, body, created_at from ${review}
      where resource_id = any(of.ids) and hidden_at is null order by created_at desc, id
      limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int) as v) as reviews
  from ${resource} r, lateral (select array[r.id] || array(select i.resource_id from ${bundleItem} i where i.bundle_id = r.id) as ids) as of
  where r.id = ${sql.placeholder('resourceId')}::uuid`,
)

/**
 * One page of the reviews of a resource, or of what a bundle holds, that are to be seen, the newest
 * first; undefined when there is no such resource.
 */
export const findReviews = async (
	db: Db,
	asked: { resourceId: string; limit: number; offset: number },
): Promise<{ total: number; reviews: ReviewRow[] } | undefined> => (await list(db, asked))[0]

/**
 * Holds a resource until the transaction ends, so that reviews of it change one after another;
 * whether there is one.
 */
export const lockResource = async (tx: Db, id: string): Promise<boolean> => {
	const rows = await tx
		.select({ id: resource.id })
		.from(resource)
		.where(eq(resource.id, id))
		.for('update')
	return rows.length > 0
}

/** Holds the resource of a review; its id, or undefined when there is no such review. */
export const lockReviewed = async (tx: Db, reviewId: string): Promise<string | undefined> => {
	const [row] = await tx
		.select({ id: resource.id })
		.from(review)
		.innerJoin(resource, eq(resource.id, review.resourceId))
		.where(eq(review.id, reviewId))
		.for('update', { of: resource })
	return row?.id
}

/** Writes an account's review of a resource in place of an earlier one and returns its id. */
export const upsertReview = async (
	tx: Db,
	{ now, ...given }: Omit<typeof review.$inferInsert, 'createdAt'> & { now: Date },
): Promise<string> => {
	const { authorName, rating, body } = given
	const [row] = await tx
		.insert(review)
		.values({ ...given, createdAt: now })
		.onConflictDoUpdate({
			target: [review.accountId, review.resourceId],
			set: { authorName, rating, body, editedAt: now },
		})
		.returning({ id: review.id })
	return row!.id
}

/** Deletes an account's review of a resource; whether there was one. */
export const deleteReview = async (
	tx: Db,
	accountId: string,
	resourceId: string,
): Promise<boolean> => {
	const rows = await tx
		.delete(review)
		.where(and(eq(review.accountId, accountId), eq(review.resourceId, resourceId)))
		.returning({ id: review.id })
	return rows.length > 0
}

/** Writes a report once; false when the review is the reporter's own. */
export const insertReport = async (
	tx: Db,
	{
		reviewId,
		accountId,
		reason,
		now,
	}: { reviewId: string; accountId: string; reason: string; now: Date },
): Promise<boolean> => {
	const [own] = await tx
		.select({ id: review.id })
		.from(review)
		.where(and(eq(review.id, reviewId), eq(review.accountId, accountId)))
	if (own) return false
	await tx
		.insert(reviewReport)
		.values({ reviewId, accountId, reason, createdAt: now })
		.onConflictDoNothing()
	return true
}

/** How many people reported a review. */
export const countReports = (tx: Db, reviewId: string): Promise<number> =>
	tx.$count(reviewReport, eq(reviewReport.reviewId, reviewId))

/** Hides a review; whether it was to be seen before. */
export const hideReview = async (tx: Db, reviewId: string, now: Date): Promise<boolean> => {
	const rows = await tx
		.update(review)
		.set({ hiddenAt: now })
		.where(and(eq(review.id, reviewId), isNull(review.hiddenAt)))
		.returning({ id: review.id })
	return rows.length > 0
}

/**
 * Sets mean and count of a resource by its reviews that are to be seen, and those of the bundles
 * that hold it by their contents. The bundles are held first and in one order: what is in them may
 * be reviewed at the same time, and a mean must see what the other has written.
 */
export const updateAverages = async (tx: Db, resourceId: string): Promise<void> => {
	await tx.execute(sql`update ${resource} set average_rating = found.mean, review_count = found.count
    from (select coalesce(round(avg(rating), 1), 0) as mean, count(*)::int as count from ${review}
      where resource_id = ${resourceId} and hidden_at is null) as found where resource.id = ${resourceId}`)
	await tx.execute(sql`select id from ${resource} where id in (select bundle_id from ${bundleItem} where resource_id = ${resourceId})
    order by id for update`)
	await tx.execute(sql`update ${resource} set average_rating = found.mean, review_count = found.count
    from (select i.bundle_id, round(avg(r.average_rating), 1) as mean, sum(r.review_count)::int as count
      from ${bundleItem} i join ${resource} r on r.id = i.resource_id
      where i.bundle_id in (select bundle_id from ${bundleItem} where resource_id = ${resourceId})
      group by i.bundle_id) as found where resource.id = found.bundle_id`)
}
