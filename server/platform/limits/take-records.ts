import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { countPoints } from './limit.store.ts'
import { requesterOf } from './requester.ts'

const DAY_MS = 24 * 3_600_000

/** One visitor may use this part of what all may send in a day. */
const SHARE = 25

/** A record of more bytes counts as several. */
const BYTES = 2048

const recordsIn = (items: readonly unknown[]): number => {
	let records = 0
	for (const item of items)
		records += Math.max(1, Math.ceil(Buffer.byteLength(JSON.stringify(item)) / BYTES))
	return records
}

/**
 * Counts what anybody may write without signing in, of the sender (an account, else an address) and
 * of all in a day; each 2 kB of an item counts as one.
 * @param kind.aDay records of all senders a day; one sender has a twenty-fifth of them
 * @throws Problem 429 too-many-requests
 */
export const takeRecords = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	call: { request: FastifyRequest; account: { id: string } | null },
	kind: { name: string; aDay: number; items: readonly unknown[] },
): Promise<void> => {
	const sender = call.account?.id ?? requesterOf(call.request)
	const hash = createHash('sha256').update(sender).digest('base64url')
	const points = recordsIn(kind.items)
	const count = async (subject: string, most: number) => {
		const key = `${kind.name}:${subject}`
		const used = await countPoints(db, { key, points, windowMs: DAY_MS, now: clock() })
		if (used.points > most)
			throw new Problem(429, 'too-many-requests', undefined, {
				retry_after: Math.ceil(used.leftMs / 1000),
			})
	}
	await count(hash, Math.ceil(kind.aDay / SHARE))
	await count('all', kind.aDay)
}
