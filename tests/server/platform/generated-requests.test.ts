import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { breachesOf } from '../support/contract.ts'
import { hostileText, near, type Schema } from '../support/hostile.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }
type Operation = {
	operationId: string
	parameters?: Parameter[]
	requestBody?: { content: Record<string, { schema: Schema }> }
}
const document = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as {
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
const server = await openFileApp({}, openSeededApp)
const tokens: Record<string, string> = {}
beforeAll(async () => {
	for (const name of people.filter(Boolean)) tokens[name] = await server.signIn(demo(name))
})

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

/** Operations that mail, end the caller's session, or stay open. */
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

const FORM = 'multipart/form-data; boundary=b'
const part = (name: string, content = 'x', more = '') =>
	`--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

/** Bodies that no call can read, or that are for other calls. */
const brokenBodies: readonly (readonly [type: string, payload: string | Buffer])[] = [
	[FORM, '--b--'],
	[FORM, '--b--\r\n'],
	[FORM, 'no form at all'],
	[FORM, '--b\r\n\r\n\r\n--b--\r\n'],
	[FORM, part('file', 'x', '; filename="a.pdf"')],
	[FORM, `${part('__proto__')}--b--\r\n`],
	[FORM, `${part('constructor', 'x', '; filename="a.pdf"')}--b--\r\n`],
	[FORM, `${part('file')}${part('file', 'x', '; filename="a.png"').repeat(2)}--b--\r\n`],
	[FORM, `${part('file', '{', '\r\nContent-Type: application/json')}--b--\r\n`],
	['multipart/form-data', part('file')],
	['multipart/mixed; boundary=b', `${part('file')}--b--\r\n`],
	['video/mp4', 'no video'],
	['video/webm', Buffer.alloc(70, 0xff)],
	['application/json', '{"year":1e309'],
	['text/plain', 'x'],
]

describe('R2 bodies that cannot be read', () => {
	test.each(operations.filter(([name]) => !skipped.includes(name)))(
		'%s refuses broken forms, other calls’ bodies and Infinity as its contract says',
		async (_, { method, path, operation }) => {
			const address = `/v1${path.replace(/\{\w+\}/g, '0197a000-0000-7000-8000-000000000001')}`
			const numbers = (operation.parameters ?? [])
				.map(resolved)
				.filter(
					({ in: place, schema }) =>
						place === 'query' && /number|integer/.test(String(schema.type)),
				)
			const infinite = numbers.map(({ name }) => `${name}=Infinity`)
			const hasBody = method !== 'get'
			const asked = [
				...(hasBody ? brokenBodies.map((body) => ({ query: '', body })) : []),
				...infinite.map((query) => ({ query, body: null })),
			]
			for (const { query, body } of asked)
				for (const name of people) {
					const token = tokens[name]
					const answer = await server.app.inject({
						method: method.toUpperCase() as 'POST',
						url: query ? `${address}?${query}` : address,
						headers: {
							...(token && { authorization: `Bearer ${token}` }),
							...(body && { 'content-type': body[0] }),
						},
						...(body && { payload: body[1] }),
					})
					const { statusCode, headers } = answer
					const problem = /json/.test(String(headers['content-type'])) ? answer.json() : null
					const about = `${name} ${query} ${body} ${answer.body}`
					expect(statusCode, about).toBeGreaterThanOrEqual(400)
					expect(statusCode, about).toBeLessThan(500)
					expect(breachesOf(method.toUpperCase(), address, statusCode, problem), about).toEqual([])
				}
		},
	)

	test('say Infinity by its field', async () => {
		const token = tokens['verified-poc']!
		const asked = ['/v1/school/overview?year=Infinity', '/v1/location/near?lat=Infinity&lng=77']
		for (const [url, field] of [
			[asked[0]!, 'year'],
			[asked[1]!, 'lat'],
		] as const)
			expect(await server.call('GET', url, { token })).toMatchObject({
				status: 400,
				body: { code: 'invalid-request', errors: [{ field, message: 'must be finite' }] },
			})
	})
})
