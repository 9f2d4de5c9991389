import type { Db } from '#server/platform/database/open.ts'
import { analyticsEvent } from '#server/platform/database/schema/request.ts'

/** Writes events in one statement; those whose id is stored already are left as they stand. */
export const insertEvents = async (
  db: Db,
  events: readonly (typeof analyticsEvent.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(analyticsEvent)
    .values([...events])
    .onConflictDoNothing()
}
