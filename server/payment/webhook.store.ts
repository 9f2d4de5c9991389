import type { Db } from '#server/platform/database/open.ts'
import { webhookEvent } from '#server/platform/database/schema/order.ts'

/** Notes a webhook that was heeded, once, for whoever looks into a payment; fulfilment depends on the payment id, not on this. */
export const noteWebhook = async (
  db: Db,
  event: { id: string; provider: string; now: Date },
): Promise<void> => {
  await db
    .insert(webhookEvent)
    .values({ id: event.id, provider: event.provider, createdAt: event.now })
    .onConflictDoNothing()
}
