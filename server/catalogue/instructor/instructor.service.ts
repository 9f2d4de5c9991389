import type { components } from '#openapi/v1.gen.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import { findInstructor } from '#server/catalogue/instructor/instructor.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/**
 * NAV-04: who teaches, with one page of what they teach as cards for a viewer (null: a visitor).
 * @throws Problem 404 not-found
 */
export const showInstructor = async (
	db: Db,
	viewerId: string | null,
	asked: { slug: string; limit?: number | undefined; offset?: number | undefined },
): Promise<components['schemas']['Instructor']> => {
	const { slug, limit = 9, offset = 0 } = asked
	const row = await findInstructor(db, { slug, limit, offset })
	if (!row) throw new Problem(404, 'not-found')
	const { ids, ...instructor } = row
	return { slug, ...instructor, data: await findCards(db, ids, viewerId) }
}
