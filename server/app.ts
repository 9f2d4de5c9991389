import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { operationHandlers } from '#server/operations.ts'
import { pageRoutes } from '#server/page/page.routes.ts'
import type { PaymentDeps } from '#server/payment/gateway.ts'
import { pictureRoutes } from '#server/picture/picture.routes.ts'
import { compressAnswers } from '#server/platform/answers/compress-answers.ts'
import { docsRoutes } from '#server/platform/contract/docs.routes.ts'
import { parseBodies } from '#server/platform/contract/parse-bodies.ts'
import { serveCalls } from '#server/platform/contract/serve-calls.ts'
import { serveGraph } from '#server/platform/graph/graph.ts'
import { mailboxRoutes } from '#server/platform/mail/mailbox.routes.ts'
import { answerErrors } from '#server/platform/problems/answer-errors.ts'
import { contentSecurityPolicy } from '#server/platform/rendering/content-security-policy.ts'
import { graphResolvers } from '#server/resolvers.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'
import { admission } from '#server/session/admission.ts'

/** Builds the server without listening: API at /v1, site, documents, and the embedded mailbox and gateway where they stand in. */
export const createApp = async (
  deps: PaymentDeps,
  sandbox: Sandbox | null,
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
  await parseBodies(app)
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(deps.config) })
  compressAnswers(app)
  await app.register(compress, { threshold: 1024 })
  await app.register(cookie)
  if (options.limits !== false) {
    await app.register(underPressure, { maxEventLoopDelay: 10_000, retryAfter: 5 })
    await app.register(rateLimit, { max: deps.config.RATE_LIMIT, timeWindow: '1 minute' })
  }
  if (deps.mailer.isEmbedded) await app.register(mailboxRoutes(deps))
  if (sandbox) {
    const { sandboxRoutes } = await import('#server/sandbox/sandbox.routes.ts')
    await app.register(sandboxRoutes(deps, sandbox))
  }
  const admit = admission(deps, app)
  await app.register(serveCalls(deps, admit, operationHandlers(deps)))
  await app.register(serveGraph(deps, admit, graphResolvers(deps)))
  await app.register(docsRoutes)
  await app.register(pictureRoutes(deps))
  await app.register(pageRoutes(deps))
  return app
}
