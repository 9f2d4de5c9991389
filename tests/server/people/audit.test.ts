import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffRoles } from '#domain/people/staff-roles.rules.ts'
import type { AuditPage as Page } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { checkAudit, recordAct } from '#server/people/audit/audit.service.ts'
import { auditEntry, auditHead } from '#server/people/audit/audit.tables.ts'
import { makeOwner } from '#server/people/staff/staff.service.ts'
import { readSpecification } from '#server/platform/contract/specification.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { expectEvery } from '../../expect-every.ts'
import { callBack as form } from '../support/call-back-form.ts'
import { openTeacher, type Teacher } from '../support/community-people.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let neha: Teacher
let ravi: Teacher
let owner: Teacher
beforeAll(async () => {
	neha = await openStaff(server, 'Neha Kapoor', ['vidya_customer_success'])
	ravi = await openStaff(server, 'Ravi Iyer', ['vidya_customer_success'])
	owner = await openStaff(server, 'Owner Devi', ['owner'])
})

const call = (
	who: Teacher,
	method: 'GET' | 'POST' | 'PUT' | 'DELETE',
	path: string,
	body?: object,
) => server.call(method, `/v1${path}`, { token: who.token, ...(body && { body }) })
const listed = async (query = '') =>
	(await call(owner, 'GET', `/desk/audit${query}`)).body as never as Page
const actsOn = async (kind: string, id: string) =>
	(await listed(`?kind=${kind}&subject=${id}`)).data
		.toReversed()
		.map(({ actor, operation, before, after }) => [actor?.name, operation, before, after])

const act = (id: string) => ({
	actorId: neha.id,
	operation: 'saveCallBack',
	subject: { kind: 'call-back', id },
	before: { state: 'new', ownerId: null },
	after: { ownerId: null, state: 'called' },
})
const record = (id: string) =>
	server.db.transaction((tx) => recordAct(tx, act(id), server.deps.clock()))

describe('DSK-18 acts of staff', () => {
	test('DSK-18 a decided report is recorded once, as the decision that counts', async () => {
		const asha = await openTeacher(server, 'Asha Rao')
		const post = await asha.post('Buy my notes')
		await ravi.call('POST', '/reports', { kind: 'post', subject: post.slug, reason: 'spam' })
		const { data } = (await neha.call('GET', '/reports')).body as never as {
			data: { id: string }[]
		}
		const id = data[0]!.id
		const decide = (who: Teacher, decision: string) =>
			who.call('POST', `/reports/${id}/decision`, { decision })
		const answers = await Promise.all([decide(neha, 'hide'), decide(ravi, 'keep')])
		const first = answers.findIndex(({ status }) => status === 204)
		const [name, status] = [
			['Neha Kapoor', 'hidden'],
			['Ravi Iyer', 'kept'],
		][first]!
		const after = { status, postId: post.id, commentId: null }
		expect(await actsOn('report', id)).toEqual([[name, 'decideReport', { status: 'open' }, after]])
	})

	test('DSK-18 a call-back is taken, written and left: three acts; what is refused is none', async () => {
		await server.call('POST', '/v1/sheet-storage', { body: { data: form } })
		const { data } = (await call(neha, 'GET', '/call-backs')).body as never as {
			data: { id: string }[]
		}
		const id = data[0]!.id
		await call(neha, 'PUT', `/call-backs/${id}/owner`)
		await call(ravi, 'PUT', `/call-backs/${id}/owner`)
		const written = { version: 1, state: 'called', note: 'Wants ten seats.' }
		await call(neha, 'PUT', `/call-backs/${id}`, written)
		await call(ravi, 'PUT', `/call-backs/${id}`, { ...written, note: 'Nobody there.' })
		await call(neha, 'DELETE', `/call-backs/${id}/owner`)
		const fresh = { state: 'new', ownerId: null }
		const taken = { ...fresh, ownerId: neha.id }
		const called = { state: 'called', ownerId: neha.id }
		expect(await actsOn('call-back', id)).toEqual([
			['Neha Kapoor', 'takeCallBack', fresh, taken],
			['Neha Kapoor', 'saveCallBack', taken, called],
			['Neha Kapoor', 'releaseCallBack', called, { ...called, ownerId: null }],
		])
	})

	test('DSK-18 every operation in which staff changes something records an act', () => {
		const { paths } = readSpecification()
		const isStaff = (roles: readonly string[]) =>
			roles.every((role) => (staffRoles as readonly string[]).includes(role))
		const operations = Object.values(paths).flatMap((path) =>
			Object.entries(path).flatMap(([method, operation]) =>
				method !== 'get' && operation['x-roles'] && isStaff(operation['x-roles'])
					? [operation.operationId]
					: [],
			),
		)
		const services = globSync('server/**/*.service.ts').map((file) => readFileSync(file, 'utf8'))
		const recording = services.filter((text) => text.includes('recordAct('))
		expectEvery(operations, (operation) =>
			recording.some((text) => text.includes(`operation: '${operation}'`)),
		)
	})
})

describe('DSK-18 the audit log', () => {
	test('DSK-18 nobody changes, deletes or empties it', async () => {
		await record(v7())
		const before = await server.db.select().from(auditEntry)
		const tries = [
			server.db.update(auditEntry).set({ operation: 'nothing' }),
			server.db.delete(auditEntry),
			server.db.execute(sql`truncate ${auditEntry}`),
		]
		for (const one of tries) expect(await one.then(() => 'done', codeOf)).toContain('42501')
		expect(await server.db.select().from(auditEntry)).toEqual(before)
	})

	test('DSK-18 a check finds a row that SQL changed, and a row that is missing', async () => {
		await record(v7())
		await record(v7())
		await record(v7())
		const whole = await checkAudit(server.db)
		expect(whole).toMatchObject({ brokenAt: null })
		const { entries } = whole
		const unguarded = async (change: ReturnType<typeof sql>) => {
			const found = { brokenAt: 0 as number | null }
			await server.db
				.transaction(async (tx) => {
					await tx.execute(sql`alter table ${auditEntry} disable trigger all`)
					await tx.execute(change)
					Object.assign(found, await checkAudit(tx))
					throw new Error('undo')
				})
				.catch(() => undefined)
			return found.brokenAt
		}
		const at = (position: number) => sql`where position = ${position}`
		const changed = sql`update ${auditEntry} set after = '{"status":"approved"}' ${at(entries - 1)}`
		expect(await unguarded(changed)).toBe(entries - 1)
		expect(await unguarded(sql`delete from ${auditEntry} ${at(entries - 1)}`)).toBe(entries - 1)
		expect(await unguarded(sql`delete from ${auditEntry} ${at(entries)}`)).toBe(entries)
		expect(await unguarded(sql`delete from ${auditHead}`)).toBe(1)
		expect(await checkAudit(server.db)).toEqual(whole)
	})

	test('DSK-18 twenty acts at the same time follow each other', async () => {
		const { entries } = await checkAudit(server.db)
		const checks = Array.from({ length: 20 }, () => checkAudit(server.db))
		await Promise.all(Array.from({ length: 20 }, () => record(v7())))
		expectEvery(await Promise.all(checks), ({ brokenAt }) => brokenAt === null)
		expect(await checkAudit(server.db)).toEqual({ entries: entries + 20, brokenAt: null })
	})

	test('DSK-18 an act that is rolled back leaves no entry', async () => {
		const before = await checkAudit(server.db)
		await server.db
			.transaction(async (tx) => {
				await recordAct(tx, act(v7()), server.deps.clock())
				throw new Error('undo')
			})
			.catch(() => undefined)
		expect(await checkAudit(server.db)).toEqual(before)
	})

	test('DSK-18 the owner pages through it, newest first; nobody else reads it', async () => {
		const ids = [v7(), v7(), v7()]
		for (const id of ids) await record(id)
		const first = await listed('?limit=2')
		expect(first.data.map(({ subject }) => subject.id)).toEqual([ids[2], ids[1]])
		const second = await listed(`?limit=2&before=${first.next}`)
		expect(second.data[0]!.subject.id).toBe(ids[0])
		expect(
			(await listed(`?actor=${ravi.id}&limit=100`)).data.map(({ actor }) => actor?.id),
		).not.toContain(neha.id)
		expect((await call(neha, 'GET', '/desk/audit')).status).toBe(403)
		expect((await server.call('GET', '/v1/desk/audit')).status).toBe(401)
		expect((await call(owner, 'GET', '/desk/audit?before=0')).status).toBe(400)
	})
})

describe('28.1 npm run owner', () => {
	test('28.1 the first owner of a shop is made by a command, once, and recorded', async () => {
		const make = () => makeOwner(server.db, ' Meera@Example.org ', server.deps.clock())
		expect([await make(), await make()]).toEqual([true, false])
		const [row] = await server.db
			.select()
			.from(account)
			.where(eq(account.email, 'meera@example.org'))
		expect(row!.roles).toEqual(['owner'])
		expect(await actsOn('account', row!.id)).toEqual([
			[undefined, 'owner-command', { roles: [] }, { roles: ['owner'] }],
		])
	})

	test('28.1 a text that is no address is refused', async () => {
		await expect(makeOwner(server.db, 'meera', server.deps.clock())).rejects.toThrow(
			'"meera" is not a mail address.',
		)
	})
})
