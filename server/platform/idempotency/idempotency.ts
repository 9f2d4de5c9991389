import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type Attempt, claimKey, findAttempt, freeKey, keepAnswer } from './idempotency.store.ts'

/** An answer as it goes out. */
export type Answer = { status: number; body: unknown }

/**
 * Keeps an answer for its Idempotency-Key inside the transaction of what it answers, so that both
 * are there or neither, whenever the process dies; without a key it does nothing.
 * @throws Problem 409 request-in-progress when another process took the request over, which undoes
 * the transaction
 */
export type KeepAnswer<Body> = (tx: Db, body: Body) => Promise<void>

const hashOf = (request: Pick<FastifyRequest, 'method' | 'url' | 'body'>): string =>
	createHash('sha256')
		.update(JSON.stringify([request.method, request.url, request.body ?? null]))
		.digest('hex')

/**
 * Runs a request once per account and Idempotency-Key: the key is claimed before the work, a repeat
 * of the same request (method, path, query and body) gets the first answer again, and failed work
 * frees the key. The answer is kept by the work itself or after it.
 * @throws Problem 409 request-in-progress while the first is still running, 422
 * idempotency-key-reused for another request
 */
export const withIdempotency = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	request: Pick<FastifyRequest, 'method' | 'url' | 'body'>,
	given: { owner: string; key: string },
	run: (keep: (tx: Db, answer: Answer) => Promise<void>) => Promise<Answer>,
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
	let isKept = false
	const keep = async (tx: Db, answer: Answer) => {
		isKept = await keepAnswer(tx, attempt, claim, answer)
		if (!isKept) throw new Problem(409, 'request-in-progress')
	}
	try {
		const answer = await run(keep)
		if (!isKept) await keepAnswer(deps.db, attempt, claim, answer)
		return answer
	} catch (error) {
		await freeKey(deps.db, attempt, claim)
		throw error
	}
}
