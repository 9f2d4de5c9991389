import type { Db } from '#server/db/open.ts'
import { webhookEvent } from '#server/db/schema/order.ts'

/** Notes a webhook that was heeded; false when it had come before. Fulfilment does not depend on it: the payment id does. */
export const webhookIsNew = async (
  db: Db,
  event: { id: string; provider: string; now: Date },
): Promise<boolean> => {
  const rows = await db
    .insert(webhookEvent)
    .values({ id: event.id, provider: event.provider, createdAt: event.now })
    .onConflictDoNothing()
    .returning({ id: webhookEvent.id })
  return rows.length === 1
}
