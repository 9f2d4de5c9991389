import { STATUS_CODES } from 'node:http'
import type { Oas3PathItem, OasRef } from '@redocly/openapi-core'

/** A body of JSON as a file of the contract writes it. */
type Json = { content?: object; schema?: object; example?: unknown }

type Answer = Json & { $ref?: never; description?: string; 'x-codes'?: string[] }

/** An operation as a file of the contract writes it. */
export type Operation = Omit<NonNullable<Oas3PathItem['get']>, 'responses' | 'requestBody'> & {
	requestBody?: (Json & { required?: boolean }) | undefined
	responses: Record<string, OasRef | Answer>
	'x-roles'?: readonly string[]
	'x-second-factor'?: boolean
	'x-view'?: boolean
}

const OPEN: readonly string[] = ['*', 'user']

const isSignedIn = ({ security }: Operation): boolean =>
	security === undefined ||
	(security.length > 0 && security.every((way) => Object.keys(way).length > 0))

const refusal = (method: string, operation: Operation): string | undefined => {
	if (operation['x-second-factor']) return 'NoSecondFactor'
	const roles = operation['x-roles'] ?? OPEN
	if (!roles.some((role) => OPEN.includes(role))) return 'Forbidden'
	const takesBearer = operation.security?.length !== 0
	return method !== 'get' && takesBearer && !operation['x-view'] ? 'ViewOnly' : undefined
}

/**
 * Answers that a call has by its method, security, roles and parameters, as names of
 * openapi/answers.yaml by status.
 */
const commonAnswers = (method: string, operation: Operation) => {
	const hasBody = method !== 'get'
	const hasKey = JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey')
	return {
		400: 'Invalid',
		401: isSignedIn(operation) ? 'SignedOut' : 'SessionExpired',
		403: refusal(method, operation),
		409: hasKey ? 'Repeating' : undefined,
		413: hasBody ? 'TooLarge' : undefined,
		415: hasBody ? 'UnsupportedType' : undefined,
		422: hasKey ? 'KeyReused' : undefined,
		429: 'TooMany',
		500: 'Unexpected',
		503: 'Busy',
	}
}

/** Writes the body of a problem with some codes (RFC 9457), for which a file writes `x-codes`. */
const expandCodes = (status: string, answer: Answer): void => {
	const { 'x-codes': codes } = answer
	if (!codes) return
	delete answer['x-codes']
	const schema = {
		allOf: [
			{ $ref: 'shared.yaml#/components/schemas/Problem' },
			{ type: 'object', properties: { code: { enum: codes } } },
		],
	}
	const title = STATUS_CODES[status]
	const example = { type: 'about:blank', title, status: Number(status), code: codes[0] }
	answer.content = { 'application/problem+json': { schema, example } }
}

/** Writes the media type of a body, for which a file writes only `schema` and `example`. */
const expandJson = (body: Json): boolean => {
	const { schema, example } = body
	if (schema === undefined) return false
	delete body.schema
	delete body.example
	body.content = { 'application/json': { schema, ...(example !== undefined && { example }) } }
	return true
}

/**
 * Adds to an operation the answers that it does not write itself, and its security. A file of the
 * contract writes only what is special to a call.
 */
export const addCommonAnswers = (method: string, operation: Operation): void => {
	operation.security ??= [{ bearerAuth: [] }]
	for (const [status, answer] of Object.entries(operation.responses))
		if (!('$ref' in answer)) {
			expandCodes(status, answer)
			if (expandJson(answer)) answer.description ??= 'The answer.'
		}
	const { requestBody } = operation
	if (requestBody && expandJson(requestBody)) requestBody.required ??= true
	for (const [status, name] of Object.entries(commonAnswers(method, operation)))
		if (name) operation.responses[status] ??= { $ref: `answers.yaml#/${name}` }
}
