import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PASS_HEADER } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countPoints } from './limit.store.ts'
import { requesterOf } from './requester.ts'

const MINUTE_MS = 60_000
/** Maximum visitors remembered between two reservations. */
const MAX_KNOWN = 10_000

type Share = { spent: number; until: number; reserved: number; total: number }

/**
 * Counts the requests of a visitor over all servers without a statement for each: a server reserves
 * a twentieth of the limit in the database and spends it from memory. The visitor loses unspent
 * reservations for that minute.
 */
export const sharedCounter = (deps: Pick<Deps, 'db' | 'clock'>, max: number) => {
	const portion = Math.max(1, Math.floor(max / 20))
	const shares = new Map<string, Share>()

	const pending = new Map<string, Promise<void>>()

	const reserve = async (key: string): Promise<void> => {
		const now = deps.clock()
		const { points, leftMs } = await countPoints(deps.db, {
			key: `visitor:${key}`,
			points: portion,
			windowMs: MINUTE_MS,
			now,
		})
		if (shares.size >= MAX_KNOWN) shares.delete(shares.keys().next().value!)
		const until = now.getTime() + leftMs
		shares.set(key, { spent: 0, until, reserved: portion, total: points })
	}

	/** Concurrent requests share one reservation. */
	const reserveOnce = (key: string): Promise<void> => {
		const running = pending.get(key) ?? reserve(key).finally(() => pending.delete(key))
		pending.set(key, running)
		return running
	}

	/** @returns the visitor's requests in this minute, in ms until it ends */
	return async (key: string): Promise<{ current: number; ttl: number }> => {
		for (;;) {
			const now = deps.clock().getTime()
			const share = shares.get(key)
			if (share && share.until > now && share.spent < share.reserved) {
				share.spent += 1
				return { current: share.total - share.reserved + share.spent, ttl: share.until - now }
			}
			await reserveOnce(key)
		}
	}
}

/**
 * Returns the ms after which a visitor may ask again; null if there is room for work that costs
 * `calls` calls.
 */
export type ChargeVisitor = (request: FastifyRequest, calls: number) => Promise<number | null>

/**
 * RATE_LIMIT calls a minute and visitor; a database that is away lets calls through.
 * @returns what counts work that costs more than a call
 */
export const limitVisitors = async (app: FastifyInstance, deps: Deps): Promise<ChargeVisitor> => {
	const count = sharedCounter(deps, deps.config.RATE_LIMIT)
	class SharedStore implements FastifyRateLimitStore {
		incr(
			key: string,
			callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
		) {
			count(key).then((result) => callback(null, result), callback)
		}
		child() {
			return this
		}
	}
	await app.register(rateLimit, {
		max: deps.config.RATE_LIMIT,
		timeWindow: MINUTE_MS,
		allowList: ({ headers }) => deps.insideCalls.isInside(headers[PASS_HEADER]),
		keyGenerator: requesterOf,
		skipOnError: true,
		store: SharedStore,
	})
	return async (request, calls) => {
		try {
			let left = { current: 0, ttl: 0 }
			for (let call = 0; call < calls; call += 1) left = await count(requesterOf(request))
			return left.current > deps.config.RATE_LIMIT ? left.ttl : null
		} catch {
			return null
		}
	}
}
