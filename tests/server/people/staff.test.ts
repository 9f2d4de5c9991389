import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { grantableRoles, staffRoles } from '#domain/people/staff-roles.rules.ts'
import type { StaffList as Staff } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { forgetOwnersFactor } from '#server/people/staff/staff.service.ts'
import { readSpecification } from '#server/platform/contract/specification.ts'
import { expectEvery } from '../../expect-every.ts'
import { openTeacher } from '../support/community-people.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { deskOf, enrol, openStaff } from '../support/staff-people.ts'

type Owner = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let owner: Owner
beforeAll(async () => {
	owner = await openStaff(server, 'Owner Devi', ['owner'])
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const setRoles = (who: Owner, email: string, before: string[], roles: string[]) =>
	who.desk('PUT', '/staff', { email, before, roles })
const rolesOf = async (email: string) =>
	(await server.db.select().from(account).where(eq(account.email, email)))[0]?.roles
const entryOf = async (email: string) =>
	((await owner.desk('GET', '/staff')).body as never as Staff).data.find(
		(one) => one.email === email,
	)

describe('DSK-02 roles', () => {
	test('DSK-02 the owner grants roles to an address, which gets a mail and an account', async () => {
		const email = 'new.editor@example.org'
		const answer = await setRoles(owner, 'New.Editor@example.org', [], ['editor', 'author'])
		expect(answer.status).toBe(200)
		expect(await entryOf(email)).toMatchObject({
			email,
			roles: ['editor', 'author'],
			second_factor: false,
		})
		const mails = await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`)
		const sent = mails.body as { text: string }[]
		expect(sent.map(({ text }) => text.includes('http://vidya.test/desk'))).toEqual([true])
		const acts = (await owner.desk('GET', '/audit?kind=account')).body as never as {
			data: { operation: string; before: object; after: object }[]
		}
		expect(acts.data[0]).toMatchObject({
			operation: 'setStaffRoles',
			before: { roles: [] },
			after: { roles: ['editor', 'author'] },
		})
	})

	test('DSK-02 other roles stay, and roles that changed meanwhile are refused', async () => {
		const poc = await openTeacher(server, 'Point Contact', ['main_poc', 'support'])
		const changed = await setRoles(owner, poc.email, [], ['finance'])
		expect(codeOf(changed)).toEqual([409, 'roles-changed'])
		expect((await setRoles(owner, poc.email, ['support'], ['finance'])).status).toBe(200)
		expect(await rolesOf(poc.email)).toEqual(['main_poc', 'finance'])
		expect((await setRoles(owner, poc.email, ['finance'], [])).status).toBe(200)
		expect(await rolesOf(poc.email)).toEqual(['main_poc'])
		expect(await entryOf(poc.email)).toBe(undefined)
	})

	test('DSK-02 a person without a role who gets none has no account for it', async () => {
		expect((await setRoles(owner, 'nobody@example.org', [], [])).status).toBe(200)
		expect(await rolesOf('nobody@example.org')).toBe(undefined)
	})

	test('DSK-02 the last owner stays', async () => {
		const last = await setRoles(owner, owner.email, ['owner'], ['editor'])
		expect(codeOf(last)).toEqual([409, 'last-owner'])
		expect(await rolesOf(owner.email)).toEqual(['owner'])
	})

	test('DSK-02 two owners who take each other’s role at the same time leave one owner', async () => {
		const open = async (pair: number) => {
			const second = await openTeacher(server, `Second ${'abcdefghijklmnopqrst'[pair]}`, ['owner'])
			await enrol(server, second)
			return { ...second, secret: '', desk: deskOf(server, second) }
		}
		await race(
			open,
			[
				(second) => setRoles(owner, second.email, ['owner'], []),
				(second) => setRoles(second, owner.email, ['owner'], []),
			],
			async (answers, second) => {
				const owners = await server.db
					.select({ roles: account.roles, email: account.email })
					.from(account)
				const left = owners.filter(({ roles }) => roles.includes('owner'))
				expect(left).toHaveLength(1)
				expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
				await server.db
					.update(account)
					.set({ roles: ['owner'] })
					.where(eq(account.email, owner.email))
				await server.db.update(account).set({ roles: [] }).where(eq(account.email, second.email))
			},
		)
	})

	test('DSK-02 the owner deletes the second factor of a person who lost it', async () => {
		const lost = await openStaff(server, 'Lost Phone', ['owner'])
		expect((await owner.desk('DELETE', `/staff/${lost.id}/second-factor`)).status).toBe(204)
		expect(codeOf(await lost.desk('GET', '/staff'))).toEqual([403, 'second-factor-required'])
		const again = await owner.desk('DELETE', `/staff/${lost.id}/second-factor`)
		expect(codeOf(again)).toEqual([404, 'not-found'])
		expect((await setRoles(owner, lost.email, ['owner'], [])).status).toBe(200)
	})
})

test('DSK-02 a command deletes the second factor of an owner who lost everything', async () => {
	const lost = await openStaff(server, 'Lost Everything', ['owner'])
	const forget = () => forgetOwnersFactor(server.db, lost.email, server.deps.clock())
	await forget()
	expect(codeOf(await lost.desk('GET', '/staff'))).toEqual([403, 'second-factor-required'])
	await expect(forget()).rejects.toThrow(`${lost.email} has no second factor.`)
	expect((await setRoles(owner, lost.email, ['owner'], [])).status).toBe(200)
})

describe('DSK-02 who may call the desk', () => {
	const operations = Object.entries(readSpecification().paths)
		.filter(([path]) => path.startsWith('/desk/'))
		.flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => ({
				...{ path: path.slice('/desk'.length), method: method.toUpperCase() },
				id: operation.operationId,
				roles: operation['x-roles']!,
				factor: operation['x-second-factor'] ?? false,
				body: operation.requestBody?.content['application/json'] as
					| { example?: object }
					| undefined,
			})),
		)
	const call = (token: string | undefined, one: (typeof operations)[number]) =>
		server.call(one.method as 'GET', `/v1/desk${one.path.replace(/\{[^}]+\}/g, v7())}`, {
			...(token && { token }),
			...(one.body?.example && { body: one.body.example }),
		})

	test('DSK-02 each operation of the desk is for staff, and needs a second factor or is about it', () => {
		expectEvery(operations, ({ roles }) =>
			roles.every((role) => (staffRoles as readonly string[]).includes(role)),
		)
		expectEvery(
			operations,
			({ factor, path }) => factor || /^\/(second-factor|sessions)/.test(path),
		)
	})

	test.each(['teacher', 'parent', 'main_poc', ...grantableRoles])(
		'DSK-02 %s may call what the contract says, and nothing without a second factor',
		async (role) => {
			const name = `Role ${role.replaceAll('_', ' ')}`
			const { token } = await openTeacher(server, name, [role])
			const answers = []
			for (const one of operations) {
				const [status, code] = codeOf(await call(token, one))
				answers.push({ id: one.id, refused: status === 403 ? code : null })
			}
			expect(answers).toEqual(
				operations.map(({ id, roles, factor }) => ({
					id,
					refused: !roles.includes(role) ? 'forbidden' : factor ? 'second-factor-required' : null,
				})),
			)
		},
	)

	test('DSK-02 a visitor may call nothing of the desk', async () => {
		const answers = []
		for (const one of operations) answers.push((await call(undefined, one)).status)
		expect(answers).toEqual(operations.map(() => 401))
	})
})
