import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { breachesOf } from './contract.ts'
import { hostileText, near, type Schema } from './hostile.ts'
import { demo, openSeededApp } from './open-seeded-app.ts'
import type { TestApp } from './open-test-app.ts'

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
const document = parse(readFileSync('openapi/v1.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}
const resolved = <T extends { $ref?: string }>(thing: T): T => {
  if (!thing.$ref) return thing
  const [, , kind, name] = thing.$ref.split('/')
  return document.components[kind!]![name!] as T
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, operation]) => [operation.operationId, { method, path, operation }] as const),
)

const people = ['', 'settled-teacher', 'verified-poc', 'sales-partner', 'analyst']
let server: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await openSeededApp()
  for (const name of people.filter(Boolean)) tokens[name] = await server.signIn(demo(name))
})
afterAll(() => server.close())

const encoded = (value: unknown) =>
  encodeURIComponent(String(value ?? '').toWellFormed()).replaceAll('.', '%2E')

/** A request near what an operation describes. */
const requestOf = ({ method, path, operation }: (typeof operations)[number][1]) => {
  const parameters = (operation.parameters ?? []).map(resolved)
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const values = (place: string, resolve: (schema: Schema) => Schema) =>
    fc.record(
      Object.fromEntries(inPlace(place).map(({ name, schema }) => [name, near(schema, resolve)])),
      { requiredKeys: place === 'query' ? [] : inPlace(place).map(({ name }) => name) },
    )
  const schema = operation.requestBody?.content['application/json']?.schema
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: fc.constant(path),
    params: values('path', resolved),
    query: values('query', resolved),
    extra: fc.option(hostileText, { freq: 8 }),
    body: schema ? near(schema, resolved) : fc.constant(undefined),
    type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain'),
    who: fc.constantFrom(...people),
  })
}

/** What mails, what ends the caller's session, and what stays open. */
const skipped = ['requestLoginLink', 'endSession', 'followNotifications']

test.each(operations.filter(([name]) => !skipped.includes(name)))(
  'B1 %s answers anything with what its contract says',
  async (_, described) => {
    await fc.assert(
      fc.asyncProperty(requestOf(described), async (request) => {
        const path = request.path.replace(
          /\{(\w+)\}/g,
          (_match, name: string) =>
            encoded((request.params as Record<string, unknown>)[name]) || 'x',
        )
        const query = [
          ...Object.entries(request.query as Record<string, unknown>).map(
            ([name, value]) => `${name}=${encoded(value)}`,
          ),
          ...(request.extra === null ? [] : [`extra=${encoded(request.extra)}`]),
        ].join('&')
        const token = tokens[request.who]
        const answer = await server.app.inject({
          method: request.method as 'POST',
          url: `/v1${path}${query ? `?${query}` : ''}`,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(request.body !== undefined && { 'content-type': request.type }),
          },
          ...(request.body !== undefined && { payload: JSON.stringify(request.body) }),
        })
        const isJson = /json/.test(String(answer.headers['content-type']))
        const body = answer.body && isJson ? answer.json() : null
        expect(answer.statusCode, answer.body).not.toBe(500)
        if (answer.statusCode >= 400)
          expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
        expect(breachesOf(request.method, `/v1${path}`, answer.statusCode, body)).toEqual([])
      }),
      { numRuns: 100, seed: 11, endOnFailure: true },
    )
  },
)
