import type { OwnedBundle } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { type BundleRow, findBundles } from './bundle.store.ts'
import { progressOf } from './learning.rules.ts'

const shown = ({ items, owned_at, ...bundle }: BundleRow): OwnedBundle => {
	const rows = items.map(({ done_lessons, total_lessons, minutes, ...item }) => ({
		...item,
		progress: progressOf(done_lessons, total_lessons),
		minutes: minutes ?? 0,
	}))
	return {
		...bundle,
		owned_at: new Date(owned_at).toISOString(),
		done_items: rows.filter(({ progress }) => progress === 100).length,
		minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
		items: rows,
	}
}

/** PRF-01: the bundles that an account owns, with how far each of their items is. */
export const listBundles = async (db: Db, accountId: string): Promise<OwnedBundle[]> =>
	(await findBundles(db, accountId)).map(shown)
