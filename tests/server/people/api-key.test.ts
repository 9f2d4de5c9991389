import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiScopes, MOST_KEYS } from '#domain/people/api-key.rules.ts'
import type { ApiKeyWithSecret as Key } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { apiKey } from '#server/people/api-key/api-key.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { forgetOldRows } from '#server/people/privacy/retention.store.ts'
import { readSpecification } from '#server/platform/contract/specification.ts'
import { expectEvery } from '../../expect-every.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { deskOf, openStaff, verifySessions } from '../support/staff-people.ts'

const server = await openFileApp()
let owner: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	owner = await openStaff(server, 'Owner Das', ['owner'])
})
beforeEach(() => server.db.delete(apiKey).then(() => undefined))

const make = async (scopes: string[], more: object = {}) =>
	expectOk<Key>(
		await owner.desk('POST', '/api-keys', { name: 'Accounting', scopes, days: 30, ...more }),
		201,
	)
const list = async () => expectOk<{ data: Key[] }>(await owner.desk('GET', '/api-keys')).data
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string } | undefined)?.code ?? null,
]
const read = async (key: string, path = '/orders') =>
	codeOf(await deskOf(server, { token: key })('GET', path))

const operations = Object.entries(readSpecification().paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('DSK-19 which calls a key may make', () => {
	test('DSK-19 only calls of the desk that read, and that an owner may make, have a scope; every scope has one', () => {
		const scoped = operations.filter(({ operation }) => operation['x-scope'])
		expectEvery(
			scoped,
			({ method, operation }) =>
				method === 'get' &&
				operation['x-second-factor'] === true &&
				operation['x-roles']!.includes('owner'),
		)
		expect([...new Set(scoped.map(({ operation }) => operation['x-scope']))].sort()).toEqual(
			[...apiScopes].sort(),
		)
		const secret = /staff|audit|webhook|setup|apiKey|session|factor/i
		expectEvery(scoped, ({ operation }) => !secret.test(operation.operationId))
	})

	test.each(apiScopes)(
		'DSK-19 a key for %s makes the calls of that scope and no others',
		async (scope) => {
			const { key } = await make([scope])
			const answers = []
			for (const { path, method, operation } of operations) {
				const url = `/v1${path.replace(/\{[^}]+\}/g, v7())}`
				const [status, code] = codeOf(
					await server.call(method.toUpperCase() as 'GET', url, { token: key }),
				)
				answers.push([operation.operationId, [401, 403].includes(Number(status)) ? code : null])
			}
			expect(answers).toEqual(
				operations.map(({ operation }) => [
					operation.operationId,
					!operation['x-second-factor']
						? 'session-expired'
						: operation['x-scope'] === scope
							? null
							: 'scope-missing',
				]),
			)
		},
	)
})

test('DSK-19 a key is shown once, stored as a hash, listed with its last use, and every act is in the audit log', async () => {
	const made = await make(['orders:read', 'figures:read'], { name: '  Accounting ' })
	expect(made.key).toMatch(/^vdk_[\w-]{43}$/)
	expect(made).toMatchObject({ name: 'Accounting', made_by: 'Owner Das', used_at: null })
	const [listed] = await list()
	expect(listed).toEqual({ ...made, key: undefined })
	const stored = JSON.stringify(await server.db.select().from(apiKey))
	expect(stored).not.toContain(made.key)
	expect(await read(made.key)).toEqual([200, null])
	expect((await list())[0]!.used_at).toBe(server.deps.clock().toISOString())

	expect((await owner.desk('DELETE', `/api-keys/${made.id}`)).status).toBe(204)
	expect(await read(made.key)).toEqual([401, 'session-expired'])
	expect(codeOf(await owner.desk('DELETE', `/api-keys/${made.id}`))).toEqual([404, 'not-found'])
	const acts = await server.db.select().from(auditEntry).where(eq(auditEntry.subjectId, made.id))
	expect(acts.map(({ operation }) => operation).sort()).toEqual(['createApiKey', 'removeApiKey'])
	expect(JSON.stringify(acts)).not.toContain(made.key)
})

test('DSK-19 a key stops when it ends, and when its maker is no longer an owner', async () => {
	const second = await openStaff(server, 'Second Owner', ['owner'])
	const body = { name: 'CRM', scopes: ['orders:read'], days: 30 }
	const { key } = expectOk<Key>(await second.desk('POST', '/api-keys', body), 201)
	expect(await read(key)).toEqual([200, null])
	await server.db
		.update(account)
		.set({ roles: ['editor'] })
		.where(eq(account.id, second.id))
	expect(await read(key)).toEqual([401, 'session-expired'])
	const { key: own } = await make(['orders:read'])
	server.advance(30 * 86_400_000 - 1)
	expect(await read(own)).toEqual([200, null])
	server.advance(1)
	expect(await read(own)).toEqual([401, 'session-expired'])
	await forgetOldRows(server.db, new Date(server.deps.clock().getTime() + 31 * 86_400_000))
	expect(await server.db.select().from(apiKey)).toEqual([])
	const token = await server.signIn(owner.email)
	await verifySessions(server, owner.id)
	owner = { ...owner, token, desk: deskOf(server, { token }) }
})

test('DSK-19 twenty keys at most, a name and a known scope are needed, and only the owner makes keys', async () => {
	const editor = await openStaff(server, 'Editor', ['editor'])
	const body = { name: 'CRM', scopes: ['orders:read'], days: 90 }
	expect((await editor.desk('POST', '/api-keys', body)).status).toBe(403)
	for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['orders:write'] }, { days: 3650 }])
		expect((await owner.desk('POST', '/api-keys', { ...body, ...wrong })).status).toBe(400)
	const answers = await Promise.all(
		Array.from({ length: MOST_KEYS + 2 }, () => owner.desk('POST', '/api-keys', body)),
	)
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_KEYS)
	expect(codeOf(answers.find(({ status }) => status !== 201)!)).toEqual([409, 'api-keys-too-many'])
})
