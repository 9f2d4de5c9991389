import type { Instructor } from '#openapi/v1.gen.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { fillInstructors, findInstructor } from './instructor.store.ts'

/**
 * NAV-04: who teaches, with one page of what they teach as cards for a viewer (null: a visitor). An
 * address of before finds them too.
 * @throws Problem 404 not-found
 */
export const showInstructor = async (
	db: Db,
	viewerId: string | null,
	asked: { slug: string; limit?: number | undefined; offset?: number | undefined },
): Promise<Instructor> => {
	const { slug, limit = 9, offset = 0 } = asked
	const row = await findInstructor(db, { slug, limit, offset })
	if (!row) throw new Problem(404, 'not-found')
	const { ids, ...instructor } = row
	return { ...instructor, data: await findCards(db, ids, viewerId) }
}

/** Makes the instructor of a resource that is published, inside the caller's transaction. */
export const noteInstructor = (tx: Db, resourceId: string): Promise<void> =>
	fillInstructors(tx, resourceId)
