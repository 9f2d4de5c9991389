import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { calls } from '#server/calls.ts'
import { contentSecurityPolicy } from '#server/content-security-policy.ts'
import type { Deps } from '#server/deps.ts'
import { docsRoutes } from '#server/docs/docs.routes.ts'
import { answerErrors } from '#server/errors.ts'
import { graph } from '#server/graph/graph.ts'
import { mailboxRoutes } from '#server/mail/mailbox.routes.ts'
import { pageRoutes } from '#server/page/page.routes.ts'
import { parseMultipart } from '#server/picture/multipart.ts'
import { pictureRoutes } from '#server/picture/picture.routes.ts'
import { keepRawBody } from '#server/raw-body.ts'
import { sandboxRoutes } from '#server/sandbox/sandbox.routes.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'

/** Builds the server without listening: API at /v1, site, documents, and the embedded mailbox and gateway where they stand in. */
export const createApp = async (
  deps: Deps,
  sandbox: Sandbox,
  options: { logger?: FastifyServerOptions['logger']; limits?: boolean } = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: 'array', allowUnionTypes: true },
    },
  })
  answerErrors(app)
  keepRawBody(app)
  parseMultipart(app)
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(deps.config) })
  await app.register(compress, { threshold: 1024 })
  await app.register(cookie)
  if (options.limits !== false) {
    await app.register(underPressure, { maxEventLoopDelay: 10_000, retryAfter: 5 })
    await app.register(rateLimit, { max: deps.config.RATE_LIMIT, timeWindow: '1 minute' })
  }
  if (deps.mailer.isEmbedded) await app.register(mailboxRoutes(deps))
  const gateways = Object.values(deps.gateways)
  if (gateways.some((gateway) => gateway.isSandbox))
    await app.register(sandboxRoutes(deps, sandbox))
  await app.register(calls(deps))
  await app.register(graph(deps))
  await app.register(docsRoutes)
  await app.register(pictureRoutes(deps))
  await app.register(pageRoutes(deps))
  return app
}
