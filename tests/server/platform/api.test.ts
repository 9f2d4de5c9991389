import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { operationHandlers } from '#server/operations.ts'
import { expectEvery } from '../../expect-every.ts'
import { breachesOf } from '../support/contract.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Operation = {
	operationId: string
	summary: string
	'x-roles': string[]
	responses: Record<string, unknown>
	security: unknown[]
	requestBody?: unknown
	parameters?: { in?: string; required?: boolean }[]
}

const document = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as {
	paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

const server = await openFileApp()

test('API-01 every described operation is served, and nothing else', () => {
	const served = Object.keys(operationHandlers(server.deps))
	expect(served.sort()).toEqual(operations.map((operation) => operation.operationId).sort())
})

test('API-01 every operation says what can go wrong', () => {
	expectEvery(operations, ({ responses }) =>
		['400', '401', '429', '500'].every((status) => status in responses),
	)
})

test('API-01 every body that is sent or answered has an example', () => {
	const bare = operations.flatMap(({ operationId, requestBody, responses }) =>
		[requestBody, responses['200'], responses['202']].flatMap((part) => {
			const json = (part as { content?: Record<string, object> } | undefined)?.content?.[
				'application/json'
			]
			return json && !('example' in json) ? [operationId] : []
		}),
	)
	expect(bare).toEqual([])
})

const guarded = operations.filter((operation) => !operation['x-roles'].includes('*'))

test('ROL-03 every operation declares who may call it, and those for the signed-in ask for a bearer token', () => {
	expectEvery(operations, (operation) => operation['x-roles']?.length > 0)
	expectEvery(guarded, (operation) => JSON.stringify(operation.security) === '[{"bearerAuth":[]}]')
	expect(guarded.length).toBeGreaterThan(40)
})

/** A value for every part of a path. */
const concrete = (path: string) =>
	path
		.replace('{list}', 'grades')
		.replace('{mark}', 'like')
		.replace(/\{[^}]+\}/g, '0197a000-0000-7000-8000-000000000001')

/** Those that need nothing but an address: validation cannot answer before admission does. */
const bare = guarded.filter(
	(operation) =>
		!operation.requestBody &&
		!operation.parameters?.some((part) => part.in === 'query' && part.required),
)

test.each(bare.map(({ method, path }) => [method.toUpperCase(), path]))(
	'ROL-03 %s %s refuses visitors and made-up tokens',
	async (method, path) => {
		const url = `/v1${concrete(path!)}`
		const visitor = await server.app.inject({ method: method as 'GET', url })
		expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { code: 'signed-out' }])
		const headers = { authorization: 'Bearer made-up' }
		const forged = await server.app.inject({ method: method as 'GET', url, headers })
		expect([forged.statusCode, forged.json()]).toMatchObject([401, { code: 'session-expired' }])
	},
)

test('API-01 the judge of answers finds a breach', () => {
	expect(
		breachesOf('GET', '/v1/wallet/user-coins', 200, {
			response: { data: { coins: 1, used_coins: 0, total_earned_coins: 1 } },
		}),
	).toEqual([])
	expect(
		breachesOf('GET', '/v1/wallet/user-coins', 200, {
			response: { data: { coins: '1', used_coins: 0 } },
		}),
	).toHaveLength(2)
	expect(breachesOf('GET', '/v1/wallet/user-coins', 418, {})).toHaveLength(1)
	expect(
		breachesOf('GET', '/v1/learning/no-such', 404, {
			type: 'about:blank',
			title: 'x',
			status: 404,
			code: 'made-up',
		}),
	).toHaveLength(1)
})

test('API-01 the contract is browsable at /docs and there as files', async () => {
	const page = await server.app.inject('/docs')
	expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
	const shown = (await server.app.inject('/docs/json')).json() as { paths: object }
	expect(Object.keys(shown.paths)).toEqual(Object.keys(document.paths))
	expect(parse((await server.app.inject('/docs/v1.yaml')).body)).toEqual(document)
	expect((await server.app.inject('/docs/graph.graphql')).body).toContain('type Query')
})
