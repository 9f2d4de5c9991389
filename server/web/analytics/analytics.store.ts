import type { Db } from '#server/platform/database/open.ts'
import { analyticsEvent } from './analytics.tables.ts'

/** Writes events in one statement; events with a known id are left unchanged. */
export const insertEvents = async (
	db: Db,
	events: readonly (typeof analyticsEvent.$inferInsert)[],
): Promise<void> => {
	await db
		.insert(analyticsEvent)
		.values([...events])
		.onConflictDoNothing()
}
