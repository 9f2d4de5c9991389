import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '#openapi/v1.gen.ts'
import type { KeepAnswer } from '#server/platform/idempotency/idempotency.ts'
import type { Account } from './account.ts'

export type OperationId = keyof operations

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
/** Type of an answer; events are answered by a stream. */
type Answered<T> = T extends { content: { 'text/event-stream': unknown } } ? Readable : Json<T>
type Part<Op extends OperationId, Key extends 'query' | 'path'> = operations[Op] extends {
	parameters: infer P
}
	? Key extends keyof P
		? NonNullable<P[Key]>
		: Record<string, never>
	: never
type Body<Op extends OperationId> = operations[Op] extends { requestBody?: infer B }
	? Json<NonNullable<B>>
	: undefined
type Ok<Op extends OperationId> = operations[Op] extends { responses: infer R }
	? { [Status in keyof R]: Status extends 200 | 201 | 202 ? Answered<R[Status]> : never }[keyof R]
	: never

/**
 * A request whose parts have the types that openapi/v1.yaml gives the operation; `account` is null
 * when signed out.
 */
export type Call<Op extends OperationId> = {
	query: Part<Op, 'query'>
	params: Part<Op, 'path'>
	body: Body<Op>
	account: Account | null
	request: FastifyRequest
	reply: FastifyReply
	keepAnswer: KeepAnswer<Ok<Op>>
}

/** Answers one operation; returning undefined sends 204. Refusals are thrown as Problem. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Ok<Op> | undefined>

/** The handlers of one vertical by operationId. */
export type Handlers = { [Op in OperationId]?: Handler<Op> }

/** The signed-in account of a call whose operation requires one (`x-roles` without `*`). */
export const requireAccount = (call: { account: Account | null }): Account => {
	if (!call.account) throw new Error('The operation declares no x-roles that require an account.')
	return call.account
}
