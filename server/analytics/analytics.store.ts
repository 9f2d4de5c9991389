import type { Db } from '#server/platform/database/open.ts'
import { analyticsEvent } from '#server/platform/database/schema/request.ts'

/** Writes an event. */
export const insertEvent = async (
  db: Db,
  event: {
    accountId: string | null
    name: string
    properties: Record<string, unknown>
    now: Date
  },
): Promise<void> => {
  const { now: createdAt, ...values } = event
  await db.insert(analyticsEvent).values({ ...values, createdAt })
}
