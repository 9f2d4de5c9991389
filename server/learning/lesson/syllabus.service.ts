import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { putLessons, removeLessons, type WrittenLesson } from './syllabus.store.ts'

export { findForeignLessons, findLessons } from './syllabus.store.ts'

/**
 * Replaces the lessons of a resource, inside the caller's transaction; a lesson keeps its id.
 * @returns the ids of lessons that are no longer part of it
 * @throws Problem 400 invalid-request if a lesson belongs to another resource
 */
export const replaceLessons = async (
  tx: Db,
  resourceId: string,
  lessons: readonly WrittenLesson[],
): Promise<string[]> => {
  const kept = lessons.map(({ id }) => id)
  const removed = await removeLessons(tx, resourceId, kept)
  const written = await putLessons(tx, resourceId, lessons)
  if (written !== lessons.length)
    throw new Problem(400, 'invalid-request', 'A lesson belongs to another resource.')
  return removed
}
