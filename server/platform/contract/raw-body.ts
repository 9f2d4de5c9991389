import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for signatures over bytes (webhooks). */
    rawBody: string
  }
}

/** Parses JSON bodies and keeps their text: a webhook's signature covers the bytes, not the meaning. */
export const keepRawBody = (app: FastifyInstance) => {
  app.decorateRequest('rawBody', '')
  app.addContentTypeParser(
    ['application/json', 'application/problem+json', 'text/plain'],
    { parseAs: 'string' },
    (request, text, done) => {
      request.rawBody = String(text)
      if (text === '') return done(null, undefined)
      try {
        done(null, JSON.parse(String(text)))
      } catch {
        done(new Problem(400, 'invalid-json', 'The body is not JSON.'))
      }
    },
  )
}
