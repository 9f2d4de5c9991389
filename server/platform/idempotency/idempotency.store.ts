import { and, eq, isNull, lt } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { idempotency } from './idempotency.tables.ts'

/** A request with its key; `requestHash` covers method, path, query and body. */
export type Attempt = { owner: string; key: string; requestHash: string; now: Date }

/**
 * How long a request may run before its key can be claimed again, in ms; a server that died frees
 * its keys so.
 */
const LEASE_MS = 60_000

const rowOf = (attempt: Attempt) =>
	and(eq(idempotency.owner, attempt.owner), eq(idempotency.key, attempt.key))

/**
 * Claims a key that is new, or whose request has died.
 * @returns the claim, or undefined when it is not to be had
 */
export const claimKey = async (db: Db, attempt: Attempt): Promise<string | undefined> => {
	const claim = v7()
	const leaseUntil = new Date(attempt.now.getTime() + LEASE_MS)
	const [row] = await db
		.insert(idempotency)
		.values({ ...attempt, claim, leaseUntil, createdAt: attempt.now })
		.onConflictDoUpdate({
			target: [idempotency.owner, idempotency.key],
			set: { claim, leaseUntil },
			setWhere: and(
				isNull(idempotency.status),
				lt(idempotency.leaseUntil, attempt.now),
				eq(idempotency.requestHash, attempt.requestHash),
			),
		})
		.returning({ claim: idempotency.claim })
	return row?.claim
}

/** Returns the stored state of a key that another request claimed. */
export const findAttempt = async (db: Db, attempt: Attempt) => {
	const [row] = await db.select().from(idempotency).where(rowOf(attempt))
	return row
}

const runningOf = (attempt: Attempt, claim: string) =>
	and(rowOf(attempt), eq(idempotency.claim, claim), isNull(idempotency.status))

/** Keeps the answer of a claim; false when the claim was taken over meanwhile or has an answer. */
export const keepAnswer = async (
	db: Db,
	attempt: Attempt,
	claim: string,
	answer: { status: number; body: unknown },
): Promise<boolean> => {
	const rows = await db
		.update(idempotency)
		.set({ status: answer.status, body: answer.body ?? null })
		.where(runningOf(attempt, claim))
		.returning({ key: idempotency.key })
	return rows.length === 1
}

/** Frees the key of work that failed; one whose answer is kept stays, for its work is done. */
export const freeKey = (db: Db, attempt: Attempt, claim: string) =>
	db.delete(idempotency).where(runningOf(attempt, claim))
