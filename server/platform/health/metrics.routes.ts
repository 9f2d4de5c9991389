import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '#server/platform/config.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { isEventStream } from '#server/platform/streams/event-stream.ts'

const isLoopback = (address: string | undefined) =>
	/^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address ?? '')

/** Headers in which proxies name their clients. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']

/** From this machine itself, not through a proxy on it. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
	isLoopback(socket.remoteAddress) && !proxyHeaders.some((name) => headers[name])

const isToken = (request: FastifyRequest, token: string) => {
	const given = Buffer.from(request.headers.authorization ?? '')
	const wanted = Buffer.from(`Bearer ${token}`)
	return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * /metrics for Prometheus: seconds of requests by route, method and status, and of the process. For
 * METRICS_TOKEN only, or outside production, without one, for this machine.
 */
export const serveMetrics = (app: FastifyInstance, config: Config): void => {
	const registry = new Registry()
	const seconds = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Seconds from the request to its answer.',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers: [registry],
	})
	app.addHook('onResponse', async (request, reply) => {
		// How long somebody followed a stream says nothing of how soon answers come.
		if (isEventStream(reply)) return
		const route = request.routeOptions.url ?? 'none'
		const labels = { method: request.method, route, status: reply.statusCode }
		seconds.observe(labels, reply.elapsedTime / 1000)
	})
	let isCollecting = false
	app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
		const { METRICS_TOKEN: token } = config
		const isOpen = token ? isToken(request, token) : !config.isProduction && isLocal(request)
		if (!isOpen) throw new Problem(404, 'unknown-path')
		if (!isCollecting) collectDefaultMetrics({ register: registry })
		isCollecting = true
		return reply.type(registry.contentType).send(await registry.metrics())
	})
}
