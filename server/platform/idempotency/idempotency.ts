import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { idempotency } from '#server/platform/database/schema/delivery.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type Attempt = { owner: string; key: string; operation: string; body: unknown; now: Date }

const where = (attempt: Attempt) =>
  and(eq(idempotency.owner, attempt.owner), eq(idempotency.key, attempt.key))

/**
 * Runs a creating operation once per Idempotency-Key: a repeat with the same body gets the first answer again.
 * @throws Problem 409 request-in-progress while the first is still running, 422 idempotency-key-reused for another body
 */
export const withIdempotency = async <T>(
  db: Db,
  attempt: Attempt,
  run: () => Promise<T>,
): Promise<T> => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(attempt.body ?? null))
    .digest('hex')
  const [claimed] = await db
    .insert(idempotency)
    .values({
      owner: attempt.owner,
      key: attempt.key,
      operation: attempt.operation,
      requestHash,
      createdAt: attempt.now,
    })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (!claimed) {
    const [first] = await db.select().from(idempotency).where(where(attempt))
    if (!first) return withIdempotency(db, attempt, run)
    if (first.requestHash !== requestHash || first.operation !== attempt.operation)
      throw new Problem(422, 'idempotency-key-reused')
    if (first.status === null) throw new Problem(409, 'request-in-progress')
    return first.body as T
  }
  try {
    const answer = await run()
    await db
      .update(idempotency)
      .set({ status: 200, body: answer ?? null })
      .where(where(attempt))
    return answer
  } catch (error) {
    await db.delete(idempotency).where(where(attempt))
    throw error
  }
}
