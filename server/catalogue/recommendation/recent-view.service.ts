import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { dropOldViews, findViews, putView } from './recent-view.store.ts'

/** How many resources are remembered of a person. */
const KEPT = 12

/** Cards of what an account looked at, the last first; two statements. */
export const listRecentViews = async (db: Db, accountId: string, limit: number) => {
	const rows = await findViews(db, { accountId, limit })
	const ids = rows.map(({ resource_id }) => resource_id)
	return { data: await findCards(db, ids, accountId) }
}

/**
 * Remembers that an account looks at a resource, of the last twelve.
 * @throws Problem 404 not-found
 */
export const recordView = (
	db: Db,
	view: { accountId: string; resourceId: string; now: Date },
): Promise<void> =>
	db.transaction(async (tx) => {
		const [kept] = await putView(tx, { ...view, now: view.now.toISOString() })
		if (!kept) throw new Problem(404, 'not-found')
		await dropOldViews(tx, { accountId: view.accountId, keep: KEPT })
	})
