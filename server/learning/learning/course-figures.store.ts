import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Span } from '#server/platform/india-days.ts'
import { enrolment, lessonDone } from './enrolment.tables.ts'

const begun = ({ from, to }: Span) =>
	and(
		eq(enrolment.status, 'confirmed'),
		gte(enrolment.createdAt, from),
		lt(enrolment.createdAt, to),
	)

/**
 * Resources by how many began them in a span, the most first. Only those with lessons; `finished`
 * have done every lesson that there is now.
 */
export const findCourseFigures = async (
	db: Db,
	span: Span,
	{ limit, offset }: { limit: number; offset: number },
) => {
	const learners = db.$with('learners').as(
		db
			.select({
				resourceId: enrolment.resourceId,
				learners: count().as('learners'),
				rows: sql<number>`(count(*) over ())::int`.as('rows'),
			})
			.from(enrolment)
			.where(
				and(
					begun(span),
					sql`exists (select from ${lesson} where ${lesson}.resource_id = ${enrolment}.resource_id)`,
				),
			)
			.groupBy(enrolment.resourceId)
			.orderBy(sql`learners desc`, enrolment.resourceId)
			.limit(limit)
			.offset(offset),
	)
	const lessons = sql`(select count(*) from ${lesson} where ${lesson}.resource_id = ${learners.resourceId})`
	return db
		.with(learners)
		.select({
			resource_id: learners.resourceId,
			title: resource.title,
			learners: sql<number>`${learners.learners}::int`,
			finished: sql<number>`(
        select count(*)::int from ${enrolment}
        where ${enrolment}.resource_id = ${learners.resourceId} and ${begun(span)}
          and (select count(*) from ${lessonDone}
            join ${lesson} on ${lesson}.id = ${lessonDone}.lesson_id
            where ${lessonDone}.enrolment_id = ${enrolment}.id
              and ${lesson}.resource_id = ${learners.resourceId}) = ${lessons})`,
			rows: learners.rows,
		})
		.from(learners)
		.innerJoin(resource, eq(resource.id, learners.resourceId))
		.orderBy(sql`${learners.learners} desc`, learners.resourceId)
}

/** Certificates that were issued in a span and still count, and their minutes. */
export const sumCertificates = async (db: Db, { from, to }: Span) => {
	const [row] = await db
		.select({
			certificates: count(),
			minutes: sql<number>`coalesce(sum(${certificate.minutes}), 0)::int`,
		})
		.from(certificate)
		.where(
			and(
				gte(certificate.issuedAt, from),
				lt(certificate.issuedAt, to),
				isNull(certificate.revokedAt),
			),
		)
	return row!
}

/**
 * The lessons of a resource in their order, for those who began it in a span: how many did each,
 * and at which one those stopped who did not do all (`left`: the first one after the last done).
 */
export const findLessonFigures = (db: Db, resourceId: string, span: Span) => {
	const furthest = db.$with('furthest').as(
		db
			.select({
				id: enrolment.id,
				at: sql<number>`max(${lesson.position})`.as('at'),
				done: sql<number>`count(${lesson.id})`.as('done'),
			})
			.from(enrolment)
			.leftJoin(lessonDone, eq(lessonDone.enrolmentId, enrolment.id))
			.leftJoin(lesson, and(eq(lesson.id, lessonDone.lessonId), eq(lesson.resourceId, resourceId)))
			.where(and(eq(enrolment.resourceId, resourceId), begun(span)))
			.groupBy(enrolment.id),
	)
	return db
		.with(furthest)
		.select({
			lesson_id: lesson.id,
			title: lesson.title,
			done: sql<number>`(
        select count(*)::int from ${lessonDone} join ${furthest} on ${furthest.id} = ${lessonDone}.enrolment_id
        where ${lessonDone}.lesson_id = ${lesson}.id)`,
			left: sql<number>`(
        select count(*)::int from ${furthest}
        where ${furthest.done} < (select count(*) from ${lesson} every where every.resource_id = ${resourceId})
          and ${lesson}.position = coalesce(
            (select min(later.position) from ${lesson} later
              where later.resource_id = ${resourceId} and later.position > ${furthest.at}),
            case when ${furthest.at} is null
              then (select min(first.position) from ${lesson} first where first.resource_id = ${resourceId})
              else ${furthest.at} end))`,
		})
		.from(lesson)
		.where(eq(lesson.resourceId, resourceId))
		.orderBy(lesson.position)
}

/** Title and number of learners of a resource in a span; undefined for an unknown resource. */
export const findLearners = async (db: Db, resourceId: string, span: Span) => {
	const [row] = await db
		.select({
			title: resource.title,
			learners: sql<number>`(select count(*)::int from ${enrolment}
        where ${enrolment}.resource_id = ${resource}.id and ${begun(span)})`,
		})
		.from(resource)
		.where(eq(resource.id, resourceId))
	return row
}
