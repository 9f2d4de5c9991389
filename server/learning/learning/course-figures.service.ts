import type { operations } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { spanOfDays } from '#server/platform/india-days.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	findCourseFigures,
	findLearners,
	findLessonFigures,
	sumCertificates,
} from './course-figures.store.ts'

/** DSK-17: what was begun on some days in India, how many finished it, and certificates. */
export const listCourseFigures = async (
	db: Db,
	{ limit = 20, offset = 0, ...days }: operations['listCourseFigures']['parameters']['query'],
) => {
	const span = spanOfDays(days)
	const rows = await findCourseFigures(db, span, { limit, offset })
	return {
		...(await sumCertificates(db, span)),
		total: rows[0]?.rows ?? 0,
		data: rows.map(({ rows: _, ...row }) => row),
	}
}

/**
 * DSK-17: where learners leave a course.
 * @throws Problem 404 not-found for a resource that does not exist
 */
export const readCourseFigures = async (
	db: Db,
	resourceId: string,
	days: operations['readCourseFigures']['parameters']['query'],
) => {
	const span = spanOfDays(days)
	const course = await findLearners(db, resourceId, span)
	if (!course) throw new Problem(404, 'not-found')
	return { ...course, lessons: await findLessonFigures(db, resourceId, span) }
}
