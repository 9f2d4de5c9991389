import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import type { Closing } from './closing.ts'

const unlimited = { config: { rateLimit: false }, logLevel: 'silent' } as const

/**
 * /healthz: the process runs. /readyz: it wants requests, that is, the database answers and it is
 * not about to stop.
 */
export const healthRoutes = (deps: Deps, closing: Closing) => async (app: FastifyInstance) => {
	app.get('/healthz', unlimited, async () => ({ status: 'ok' }))
	app.get('/readyz', unlimited, async (_, reply) => {
		const isReady =
			!closing.hasBegun &&
			(await deps.db.execute(sql`SELECT 1`).then(
				() => true,
				() => false,
			))
		return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' })
	})
}
