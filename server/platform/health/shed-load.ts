import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type InsideCalls, PASS_HEADER } from '#server/platform/contract/inside-calls.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { isEventStream } from '#server/platform/streams/event-stream.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** True if the request counts as in progress. */
		isCounted: boolean
	}
}

/** Returns true if a page that is being rendered makes this call. */
export const isOfPage = (insideCalls: InsideCalls, { headers }: FastifyRequest): boolean =>
	insideCalls.isInside(headers[PASS_HEADER])

/**
 * Refuses calls to the API while `max` are in progress, so that admitted ones are answered soon.
 * Always admitted: webhooks, since a provider's report of money is late already; and the calls of
 * an admitted page. An open stream of events does not count as work.
 * @throws Problem 503 busy
 */
export const shedLoad = (app: FastifyInstance, max: number, insideCalls: InsideCalls): void => {
	let active = 0
	app.decorateRequest('isCounted', false)
	const release = (request: { isCounted: boolean }) => {
		if (!request.isCounted) return
		request.isCounted = false
		active -= 1
	}
	app.addHook('onRequest', async (request) => {
		if (!request.url.startsWith('/v1/') || request.url.startsWith('/v1/webhooks/')) return
		if (isOfPage(insideCalls, request)) return
		if (active >= max) throw new Problem(503, 'busy')
		active += 1
		request.isCounted = true
	})
	app.addHook('onSend', async (request, reply) => {
		if (isEventStream(reply)) release(request)
	})
	app.addHook('onResponse', async (request) => release(request))
	app.addHook('onRequestAbort', async (request) => release(request))
}
