import type { FastifyInstance } from 'fastify'

/**
 * Set when shutdown begins. The server then still answers, closes its connections and reports that
 * it is not ready.
 */
export type Closing = { hasBegun: boolean }

/** Asks clients to open another connection (to another server) once closing has started. */
export const closeConnections = (app: FastifyInstance, closing: Closing): void => {
	app.addHook('onSend', async (_request, reply) => {
		if (closing.hasBegun) reply.header('connection', 'close')
	})
}
