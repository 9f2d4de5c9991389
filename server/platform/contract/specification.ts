import { readFileSync } from 'node:fs'
import type { FastifyContextConfig, HTTPMethods } from 'fastify'
import type { Admission, Roles } from './admission.ts'

type Operation = {
	operationId: string
	'x-roles'?: Roles
	'x-second-factor'?: boolean
	'x-scope'?: string
	/** Support may call it while it looks at an account (DSK-13). */
	'x-view'?: boolean
	'x-public'?: number
	'x-report'?: boolean
	parameters?: { $ref?: string }[]
	requestBody?: { content: Record<string, unknown> }
	responses: Record<string, unknown>
}

/** The contract of the /v1 calls, joined. */
export type Specification = {
	paths: Record<string, Record<string, Operation>>
}

const read = (name: string) =>
	JSON.parse(readFileSync(new URL(`../../../openapi/${name}`, import.meta.url), 'utf8'))

/** Reads the contract of the /v1 calls, which `npm run gen` joins from openapi/*.yaml. */
export const readSpecification = (): Specification => read('v1.gen.json')

/** A route of a call, with its schemas resolved. */
type CallRoute = {
	method: HTTPMethods
	url: string
	schema: { operationId: string }
	config?: FastifyContextConfig
}

let routes: readonly CallRoute[] | undefined

/**
 * The routes of the /v1 calls, which `npm run gen` makes from the contract. Servers of one process
 * share them, and so what is compiled from their schemas.
 */
export const callRoutes = (): readonly CallRoute[] => {
	routes ??= read('v1.gen.routes.json') as CallRoute[]
	return routes
}

/**
 * Rules of an operation: who may call it, status of its success, whether it takes an
 * Idempotency-Key, and whether visitors share its answer.
 */
export type OperationRule = Admission & {
	success: number
	isIdempotent: boolean
	/** Seconds for which the answer to a visitor is the same for everybody (`x-public`). */
	maxAge: number | undefined
	/** True if the answer is the same for everybody who may call it, and costly (`x-report`). */
	isReport: boolean
	/** Media types of its body. */
	bodyTypes: readonly string[]
}

const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/**
 * The rule of every operation by operationId.
 * @throws when an operation declares no x-roles: such a server does not start (ROL-03)
 */
export const operationRules = (specification: Specification): Map<string, OperationRule> => {
	const operations = Object.values(specification.paths).flatMap((path) =>
		Object.entries(path).flatMap(([method, operation]) =>
			methods.includes(method) ? [{ method, operation }] : [],
		),
	)
	const undeclared = operations.filter(({ operation }) => !operation['x-roles']?.length)
	if (undeclared.length > 0)
		throw new Error(
			`No x-roles in the contract for: ${undeclared.map(({ operation }) => operation.operationId).join(', ')}`,
		)
	return new Map(
		operations.map(({ method, operation }) => {
			const success = Object.keys(operation.responses).find((status) => status.startsWith('2'))
			return [
				operation.operationId,
				{
					roles: operation['x-roles']!,
					needsSecondFactor: operation['x-second-factor'] ?? false,
					changes: method !== 'get' && !operation['x-view'],
					scope: operation['x-scope'],
					success: Number(success),
					isIdempotent: operation.parameters?.some(({ $ref }) => $ref === IDEMPOTENCY_KEY) ?? false,
					maxAge: operation['x-public'],
					isReport: operation['x-report'] ?? false,
					bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
				},
			]
		}),
	)
}
