import type { Db } from '#server/platform/database/open.ts'
import { completeAllDone, deleteMarksOf } from './lesson.store.ts'

/**
 * Forgets the ticks of lessons that were taken out of a resource, inside the caller's transaction.
 * A learner who has done all that is left completes the resource (CAT-08).
 */
export const forgetLessons = async (
	tx: Db,
	resourceId: string,
	{ lessonIds, now }: { lessonIds: readonly string[]; now: Date },
): Promise<void> => {
	if (lessonIds.length === 0) return
	await deleteMarksOf(tx, lessonIds)
	await completeAllDone(tx, resourceId, now)
}
