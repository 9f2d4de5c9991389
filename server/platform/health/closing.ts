import type { FastifyInstance } from 'fastify'

/** Whether the server is about to stop: it answers what comes, on connections that it closes, and says that it is not ready. */
export type Closing = { hasBegun: boolean }

/** Asks clients to open another connection (to another server) once closing has begun. */
export const closeConnections = (app: FastifyInstance, closing: Closing): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (closing.hasBegun) reply.header('connection', 'close')
  })
}
