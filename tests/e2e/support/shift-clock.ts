import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** The header by which a test has a call answered at another time; ms from now. */
const HEADER = 'x-test-clock'

const shift = new AsyncLocalStorage<number>()
const RealDate = Date
const now = () => RealDate.now() + (shift.getStore() ?? 0)

const Base = RealDate as unknown as new (...given: unknown[]) => Date

class ShiftedDate extends Base {
	constructor(...given: unknown[]) {
		super(...(given.length === 0 ? [now()] : given))
	}
	static now = now
	static override [Symbol.hasInstance](value: unknown) {
		return value instanceof RealDate
	}
}

/** Gives this server a clock that a call's header can shift, because courses take days. */
export const shiftClock = (): void => {
	globalThis.Date = ShiftedDate as never
	subscribe('fastify.initialization', (message) => {
		const { fastify } = message as { fastify: FastifyInstance }
		fastify.addHook('preHandler', (request, _, done) => {
			const ms = Number(request.headers[HEADER] ?? 0)
			if (ms) shift.run(ms, done)
			else done()
		})
	})
}
