import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import glue from 'fastify-openapi-glue'
import { sendPublic } from '#server/platform/answers/public-answer.ts'
import type { Admit } from '#server/platform/contract/admission.ts'
import type { Handler, Handlers, OperationId } from '#server/platform/contract/contract.ts'
import { operationRules, readSpecification } from '#server/platform/contract/specification.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type Answer, withIdempotency } from '#server/platform/idempotency/idempotency.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type AnyCall = {
  query: unknown
  params: unknown
  body: unknown
  account: Awaited<ReturnType<Admit>>
  request: FastifyRequest
  reply: FastifyReply
}

/** Owner of the keys of visitors: what they may repeat shows nothing of a person, and the key is random. */
const VISITOR = 'visitor'

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
      const { query, params, body } = request
      if (rule.maxAge && !request.headers.authorization)
        return sendPublic(request, reply.code(rule.success), {
          memory: deps.answers,
          key: JSON.stringify([operationId, params, query]),
          maxAge: rule.maxAge,
          make: () => handler({ query, params, body, account: null, request, reply }),
        })
      const account = await admit(request, rule.roles)
      const run = async (): Promise<Answer> => {
        const answer = await handler({ query, params, body, account, request, reply })
        return answer === undefined || answer === null
          ? { status: 204, body: undefined }
          : { status: rule.success, body: answer }
      }
      const key = rule.isIdempotent ? request.headers['idempotency-key'] : undefined
      const answer =
        typeof key === 'string'
          ? await withIdempotency(deps, request, { owner: account?.id ?? VISITOR, key }, run)
          : await run()
      return reply.code(answer.status).send(answer.status === 204 ? undefined : answer.body)
    }

    await app.register(glue, {
      specification,
      prefix: 'v1',
      operationResolver: (operationId) => serve(operationId),
    })
  }
