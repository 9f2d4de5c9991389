import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPublic } from '#server/platform/answers/public-answer.ts'
import { createSharedRuns } from '#server/platform/cache/shared-runs.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	type Answer,
	type KeepAnswer,
	withIdempotency,
} from '#server/platform/idempotency/idempotency.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { Admit } from './admission.ts'
import type { Handler, Handlers, OperationId } from './contract.ts'
import { PASS_HEADER } from './inside-calls.ts'
import { refuseBodyType } from './refuse-body-type.ts'
import {
	callRoutes,
	type OperationRule,
	operationRules,
	readSpecification,
} from './specification.ts'

type AnyCall = {
	query: unknown
	params: unknown
	body: unknown
	account: Awaited<ReturnType<Admit>>
	request: FastifyRequest
	reply: FastifyReply
	keepAnswer: KeepAnswer<unknown>
}

/**
 * Owner of the keys of visitors: what they may repeat shows nothing of a person, and the key is
 * random.
 */
const VISITOR = 'visitor'

const keepNothing: KeepAnswer<unknown> = async () => undefined

/**
 * Serves every operation of openapi/v1.yaml under /v1: validated, authorised and idempotent before
 * its handler runs.
 */
export const serveCalls =
	(deps: Deps, admit: Admit, handlersById: Handlers) => async (app: FastifyInstance) => {
		const rules = operationRules(readSpecification())
		/** Returns true if all visitors share this answer. */
		const isShared = (rule: OperationRule, { headers }: FastifyRequest) =>
			rule.maxAge !== undefined &&
			!headers.authorization &&
			!deps.insideCalls.callerOf(headers[PASS_HEADER])
		const share = createSharedRuns()
		const handlers = handlersById as Record<string, Handler<OperationId> | undefined>

		/** Identifies the caller before any of the body is read. */
		const enter = (operationId: string) => async (request: FastifyRequest) => {
			const rule = rules.get(operationId)!
			request.isReading = false
			refuseBodyType(request.headers['content-type'], rule.bodyTypes)
			if (!isShared(rule, request)) request.account = await admit(request, rule)
			request.isReading = true
		}
		app.decorateRequest('account', null)

		const serve = (operationId: string) => async (request: FastifyRequest, reply: FastifyReply) => {
			const handler = handlers[operationId] as unknown as
				| ((call: AnyCall) => Promise<unknown>)
				| undefined
			if (!handler)
				throw new Problem(501, 'not-served-yet', `${operationId} is described but not served yet.`)
			const rule = rules.get(operationId)!
			const { query, params, body } = request
			if (rule.maxAge && isShared(rule, request))
				return sendPublic(request, reply.code(rule.success), {
					memory: deps.answers,
					key: JSON.stringify([operationId, params, query]),
					maxAge: rule.maxAge,
					make: () =>
						handler({
							query,
							params,
							body,
							account: null,
							request,
							reply,
							keepAnswer: keepNothing,
						}),
				})
			const { account } = request
			const answerOf = (result: unknown): Answer =>
				result === undefined || result === null
					? { status: 204, body: undefined }
					: { status: rule.success, body: result }
			const handle = (keepAnswer: KeepAnswer<unknown>) =>
				handler({ query, params, body, account, request, reply, keepAnswer })
			const run = async (keepAnswer: KeepAnswer<unknown>): Promise<Answer> => {
				if (!rule.isReport) return answerOf(await handle(keepAnswer))
				const asked = JSON.stringify([operationId, params, query])
				return answerOf(await share(asked, () => handle(keepAnswer)))
			}
			const key = rule.isIdempotent ? request.headers['idempotency-key'] : undefined
			const answer =
				typeof key === 'string'
					? await withIdempotency(deps, request, { owner: account?.id ?? VISITOR, key }, (keep) =>
							run((tx, result) => keep(tx, answerOf(result))),
						)
					: await run(keepNothing)
			return reply.code(answer.status).send(answer.status === 204 ? undefined : answer.body)
		}

		const addRoutes = async (calls: FastifyInstance) => {
			for (const route of callRoutes()) {
				const { operationId } = route.schema
				calls.route({
					...route,
					preParsing: enter(operationId),
					handler: serve(operationId),
				})
			}
		}
		await app.register(addRoutes, { prefix: 'v1' })
	}
