import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import {
  type Attempt,
  claimKey,
  findAttempt,
  freeKey,
  keepAnswer,
} from '#server/platform/idempotency/idempotency.store.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** An answer as it goes out. */
export type Answer = { status: number; body: unknown }

const hashOf = (request: Pick<FastifyRequest, 'method' | 'url' | 'body'>): string =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body ?? null]))
    .digest('hex')

/**
 * Runs a request once per account and Idempotency-Key: the key is claimed before the work, a repeat of the same request (method, path,
 * query and body) gets the first answer again, and failed work frees the key.
 * @throws Problem 409 request-in-progress while the first is still running, 422 idempotency-key-reused for another request
 */
export const withIdempotency = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  request: Pick<FastifyRequest, 'method' | 'url' | 'body'>,
  given: { owner: string; key: string },
  run: () => Promise<Answer>,
): Promise<Answer> => {
  const attempt: Attempt = { ...given, requestHash: hashOf(request), now: deps.clock() }
  const claim = await claimKey(deps.db, attempt)
  if (!claim) {
    const first = await findAttempt(deps.db, attempt)
    if (first && first.requestHash !== attempt.requestHash)
      throw new Problem(422, 'idempotency-key-reused')
    if (!first || first.status === null) throw new Problem(409, 'request-in-progress')
    return { status: first.status, body: first.body }
  }
  try {
    const answer = await run()
    await keepAnswer(deps.db, attempt, claim, answer)
    return answer
  } catch (error) {
    await freeKey(deps.db, attempt, claim)
    throw error
  }
}
