import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import glue from 'fastify-openapi-glue'
import type { Admit } from '#server/platform/contract/admission.ts'
import type { Handler, Handlers, OperationId } from '#server/platform/contract/contract.ts'
import { operationRules, readSpecification } from '#server/platform/contract/specification.ts'
import type { Deps } from '#server/platform/deps.ts'
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type AnyCall = {
  query: unknown
  params: unknown
  body: unknown
  account: Awaited<ReturnType<Admit>>
  request: FastifyRequest
  reply: FastifyReply
}

/** Serves every operation of openapi/v1.yaml under /v1: validated, authorised and idempotent before its handler runs. */
export const serveCalls =
  (deps: Deps, admit: Admit, handlersById: Handlers) => async (app: FastifyInstance) => {
    const specification = readSpecification()
    const rules = operationRules(specification)
    const handlers = handlersById as Record<string, Handler<OperationId> | undefined>

    const serve = (operationId: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const handler = handlers[operationId] as unknown as
        | ((call: AnyCall) => Promise<unknown>)
        | undefined
      if (!handler)
        throw new Problem(501, 'not-served-yet', `${operationId} is described but not served yet.`)
      const rule = rules.get(operationId)!
      const account = await admit(request, rule.roles)
      const { query, params, body } = request
      const run = () => handler({ query, params, body, account, request, reply })
      const key = request.headers['idempotency-key']
      const answer =
        request.method === 'POST' && typeof key === 'string'
          ? await withIdempotency(
              deps.db,
              {
                owner: account?.id ?? `anonymous ${request.ip}`,
                key,
                operation: operationId,
                body,
                now: deps.clock(),
              },
              run,
            )
          : await run()
      if (answer === undefined || answer === null) return reply.code(204).send()
      return reply.code(rule.success).send(answer)
    }

    await app.register(glue, {
      specification,
      prefix: 'v1',
      operationResolver: (operationId) => serve(operationId),
    })
  }
