import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Roles } from '#server/platform/contract/admission.ts'

type Operation = {
  operationId: string
  'x-roles'?: Roles
  'x-public'?: number
  parameters?: { $ref?: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}

/** openapi/v1.yaml, parsed. */
export type Specification = {
  paths: Record<string, Record<string, Operation>>
  components?: { responses?: Record<string, unknown> }
}

const contract = new URL('../../../openapi/v1.yaml', import.meta.url)
const generated = new URL('../../../openapi/v1.gen.json', import.meta.url)

/**
 * Returns true if `npm run gen` has written the contract as JSON since it last changed; reading
 * YAML takes 0.2 s.
 */
const isGenerated = () =>
  existsSync(generated) && statSync(generated).mtimeMs >= statSync(contract).mtimeMs

/** Reads the contract of the /v1 calls. */
export const readSpecification = (): Specification => {
  if (isGenerated()) return JSON.parse(readFileSync(generated, 'utf8'))
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml')
  return parse(readFileSync(contract, 'utf8'))
}

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
 * Rules of an operation: roles that may call it, status of its success, whether it takes an
 * Idempotency-Key, and whether visitors share its answer.
 */
export type OperationRule = {
  roles: Roles
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
          bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
        },
      ]
    }),
  )
}
