import type { FastifyInstance } from 'fastify'

/** Answers to a call with a bearer token or a cookie belong to one person: nobody keeps them. */
export const keepAnswersPrivate = (app: FastifyInstance): void => {
	app.addHook('onSend', async (request, reply) => {
		const { authorization, cookie } = request.headers
		if (request.url.startsWith('/v1/') && (authorization || cookie))
			reply.header('cache-control', 'private, no-store')
	})
}
