import { readFileSync } from 'node:fs'
import type { Admission, Roles } from '#server/platform/contract/admission.ts'

type Operation = {
	operationId: string
	'x-roles'?: Roles
	'x-second-factor'?: boolean
	'x-scope'?: string
	/** Support may call it while it looks at an account (DSK-13). */
	'x-view'?: boolean
	'x-public'?: number
	parameters?: { $ref?: string }[]
	requestBody?: { content: Record<string, unknown> }
	responses: Record<string, unknown>
}

/** The contract of the /v1 calls, joined. */
export type Specification = {
	paths: Record<string, Record<string, Operation>>
	components?: { responses?: Record<string, unknown> }
}

const contract = new URL('../../../openapi/v1.gen.json', import.meta.url)

/** Reads the contract of the /v1 calls, which `npm run gen` joins from openapi/*.yaml. */
export const readSpecification = (): Specification => JSON.parse(readFileSync(contract, 'utf8'))

type Answer = { content?: Record<string, unknown> }

/**
 * Takes answers that are not JSON (problems, events) out of a contract: what makes routes of it
 * looks for a parser of each media type, also of those that are only sent, and sends these as they
 * are.
 */
export const keepJsonAnswers = ({ paths, components }: Specification): void => {
	const operations = Object.values(paths).flatMap((path) => Object.values(path))
	const all = [components, ...operations].flatMap((one) => Object.values(one?.responses ?? {}))
	for (const { content = {} } of all as Answer[])
		for (const type of Object.keys(content)) if (type !== 'application/json') delete content[type]
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
					bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
				},
			]
		}),
	)
}
