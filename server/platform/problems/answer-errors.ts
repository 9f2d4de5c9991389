import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'

const send = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))

const fieldOf = (fault: { instancePath?: string; params?: Record<string, unknown> }) =>
  (fault.instancePath ?? '').slice(1).replaceAll('/', '.') ||
  String(fault.params?.missingProperty ?? '')

/** A NUL byte or a broken surrogate passes every schema but no text column; PostgreSQL says 22021 or 22P05. */
const isUnstorable = (error: { code?: string; cause?: unknown }) =>
  ['22021', '22P05'].includes(
    (error.cause as { code?: string } | undefined)?.code ?? error.code ?? '',
  )

const jsonFaults = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error
  if (error.validation)
    return new Problem(400, 'invalid-request', error.message, {
      errors: error.validation.map((fault) => ({
        field: fieldOf(fault),
        message: fault.message ?? 'invalid',
      })),
    })
  if (isUnstorable(error))
    return new Problem(400, 'invalid-request', 'The text holds a character that cannot be stored.')
  if (error.statusCode === 429) return new Problem(429, 'too-many-requests')
  if (error.statusCode === 413) return new Problem(413, 'too-large')
  if (error.statusCode === 415) return new Problem(415, 'unsupported-type')
  if (jsonFaults.includes(error.code) || error instanceof SyntaxError)
    return new Problem(400, 'invalid-json', 'The body is not JSON.')
  if (error.statusCode && error.statusCode < 500)
    return new Problem(error.statusCode, 'invalid-request', error.message)
  if (error.statusCode === 503) return new Problem(503, 'busy')
  return new Problem(500, 'unexpected', 'Something went wrong on our side.')
}

/** Turns every thrown thing into a problem+json answer; what we did not expect is logged with its stack, never shown. */
export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected')
    return send(reply, problem)
  })
}
