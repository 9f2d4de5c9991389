import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { outbox } from '#server/platform/database/schema/delivery.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const MAX_ATTEMPTS = 8

/**
 * Carries out what transactions promised. A row is claimed by a conditional update, so that two servers never send the same
 * mail; a failure is logged and tried again by the job queue, at most eight times. Sent rows keep no payload.
 */
export const drainOutbox = async (
  deps: Pick<Deps, 'db' | 'mailer' | 'clock' | 'log'>,
): Promise<number> => {
  const waiting = await deps.db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lt(outbox.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(outbox.createdAt))
    .limit(50)
  let sent = 0
  for (const row of waiting) {
    const [claimed] = await deps.db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts), isNull(outbox.sentAt)))
      .returning({ id: outbox.id })
    if (!claimed) continue
    try {
      await deps.mailer.send(row.payload as Mail)
      await deps.db
        .update(outbox)
        .set({ sentAt: deps.clock(), payload: {} })
        .where(eq(outbox.id, row.id))
      sent += 1
    } catch (error) {
      deps.log.warn({ outbox: row.id, attempts: row.attempts + 1, reason: String(error) }, 'outbox')
    }
  }
  return sent
}
