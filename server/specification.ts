import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Roles } from '#server/access.ts'

type Operation = { operationId: string; 'x-roles'?: Roles }

/** openapi/v1.yaml, parsed. */
export type Specification = { paths: Record<string, Record<string, Operation>> }

/** Reads the contract of the /v1 calls. */
export const readSpecification = (): Specification =>
  parse(readFileSync(new URL('../openapi/v1.yaml', import.meta.url), 'utf8'))

/**
 * The access rule of every operation.
 * @throws when an operation declares none: such a server does not start (ROL-03)
 */
export const rolesByOperation = (specification: Specification): Map<string, Roles> => {
  const methods = ['get', 'post', 'put', 'patch', 'delete']
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
  return new Map(operations.map((operation) => [operation.operationId, operation['x-roles']!]))
}
