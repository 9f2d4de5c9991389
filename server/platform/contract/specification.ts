import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Roles } from '#server/platform/contract/admission.ts'

type Operation = {
  operationId: string
  'x-roles'?: Roles
  'x-public'?: number
  parameters?: { $ref?: string }[]
  responses: Record<string, unknown>
}

/** openapi/v1.yaml, parsed. */
export type Specification = { paths: Record<string, Record<string, Operation>> }

/** Reads the contract of the /v1 calls. */
export const readSpecification = (): Specification =>
  parse(readFileSync(new URL('../../../openapi/v1.yaml', import.meta.url), 'utf8'))

/** What a call must know of its operation: who may call it, the status of its success, and whether it takes an Idempotency-Key, and whether visitors share its answer. */
export type OperationRule = {
  roles: Roles
  success: number
  isIdempotent: boolean
  /** Seconds for which the answer to a visitor is the same for everybody (`x-public`). */
  maxAge: number | undefined
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
      methods.includes(method) ? [operation] : [],
    ),
  )
  const undeclared = operations.filter((operation) => !operation['x-roles']?.length)
  if (undeclared.length > 0)
    throw new Error(
      `No x-roles in openapi/v1.yaml for: ${undeclared.map((o) => o.operationId).join(', ')}`,
    )
  return new Map(
    operations.map((operation) => {
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2'))
      return [
        operation.operationId,
        {
          roles: operation['x-roles']!,
          success: Number(success),
          isIdempotent: operation.parameters?.some(({ $ref }) => $ref === IDEMPOTENCY_KEY) ?? false,
          maxAge: operation['x-public'],
        },
      ]
    }),
  )
}
