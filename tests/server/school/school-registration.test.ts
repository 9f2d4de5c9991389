import { beforeAll, describe, expect, test } from 'vitest'
import type {
	DeskSchoolRegistration as DeskRegistration,
	SchoolRegistration as Registration,
	SchoolContact,
	SchoolToRegister,
	UserInfo,
} from '#openapi/v1.gen.ts'
import { openBuyer } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { openStaff } from '../support/staff-people.ts'

type Person = Awaited<ReturnType<typeof openBuyer>>

const server = await openFileApp()
let manager: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	manager = await openStaff(server, 'Manager Devi', ['school_manager'])
})

let made = 0
const aSchool = (some: Partial<SchoolToRegister> = {}) => {
	made += 1
	return {
		name: `Sunrise Public School ${made}`,
		email: 'Office@Sunrise.example',
		phone: '+91 253 234567',
		city: ' Nashik ',
		position: 'principal' as const,
		note: '42 teachers',
		...some,
	}
}

const register = (who: Person, body = aSchool()) =>
	server.call('POST', '/v1/school-registrations', { token: who.token, body })
const registered = async (who: Person, body = aSchool()): Promise<Registration> => {
	const { status, body: answer } = await register(who, body)
	expect(status).toBe(201)
	return answer as never
}
const own = async (who: Person) =>
	expectOk<{ registration: Registration | null }>(
		await server.call('GET', '/v1/school-registrations', { token: who.token }),
	).registration
const withdraw = (who: Person, id: string) =>
	server.call('POST', `/v1/school-registrations/${id}/withdrawal`, { token: who.token, body: {} })
const decide = (id: string, decision: 'approve' | 'decline', reason = '') =>
	manager.desk('POST', `/school-registrations/${id}/decision`, { decision, reason })
const listed = async (status: Registration['status']) =>
	expectOk<{ data: DeskRegistration[] }>(
		await manager.desk('GET', `/school-registrations?status=${status}`),
	).data
/** The newest mail to an address. */
const mailTo = async (email: string) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${email}`)).body as never as {
			subject: string
			text: string
		}[]
	)[0]!

describe('DSK-14 a person registers a school', () => {
	test('DSK-14 it waits, trimmed, and the team sees who sent it', async () => {
		const me = await openBuyer(server)
		expect(await own(me)).toBeNull()
		const { id, ...sent } = await registered(me, aSchool({ name: ' Riverside School ' }))
		expect(sent).toMatchObject({
			...{ status: 'waiting', name: 'Riverside School', city: 'Nashik' },
			...{ email: 'office@sunrise.example', reason: '', decided_at: null },
		})
		expect(await own(me)).toEqual({ id, ...sent })
		const row = (await listed('waiting')).find((one) => one.id === id)
		expect(row).toMatchObject({ person: { email: me.email }, school_id: null })
	})

	test('DSK-14 one waits at a time; after a withdrawal the next one can be sent', async () => {
		const me = await openBuyer(server)
		const first = await registered(me)
		expect(await register(me)).toMatchObject({
			status: 409,
			body: { code: 'registration-waiting' },
		})
		expect(expectOk<Registration>(await withdraw(me, first.id)).status).toBe('withdrawn')
		const again = {
			status: 409,
			body: { code: 'registration-decided', current_status: 'withdrawn' },
		}
		expect(await withdraw(me, first.id)).toMatchObject(again)
		expect(await decide(first.id, 'approve')).toMatchObject(again)
		const second = await registered(me)
		expect((await own(me))?.id).toBe(second.id)
	})

	test('DSK-14 nobody withdraws the registration of somebody else', async () => {
		const { id } = await registered(await openBuyer(server))
		const other = await openBuyer(server)
		expect(await withdraw(other, id)).toMatchObject({ status: 404 })
		expect((await listed('waiting')).map((one) => one.id)).toContain(id)
	})

	test.each([
		['a blank name', { name: '  ' }],
		['a name of two lines', { name: 'Sunrise\nBcc: all@example.org' }],
		['no address', { email: 'office' }],
		['words for a phone', { phone: 'call me' }],
		['a position that is none', { position: 'king' as never }],
		['a note that is too long', { note: 'x'.repeat(2001) }],
	])('DSK-14 with %s it is refused', async (_, some) => {
		expect((await register(await openBuyer(server), aSchool(some))).status).toBe(400)
	})
})

describe('DSK-14 the team decides', () => {
	test('DSK-14 SCH-01 an approved school has its area, whose point of contact is the person; the decision is mailed', async () => {
		const me = await openBuyer(server)
		const { id, name } = await registered(me)
		const answer = expectOk<DeskRegistration>(await decide(id, 'approve'))
		expect(answer).toMatchObject({ id, status: 'approved', school_id: expect.any(String) })
		expect((await own(me))?.status).toBe('approved')
		const info = expectOk<UserInfo>(await server.call('GET', '/v1/user/info', { token: me.token }))
		expect(info.roles).toContain('main_poc')
		const contacts = expectOk<{ data: SchoolContact[] }>(
			await server.call('GET', '/v1/school/contacts', { token: me.token }),
		)
		expect(contacts.data).toMatchObject([{ email: me.email, is_main: true }])
		expect((await mailTo(me.email)).subject).toBe(`${name} is on Vidya`)
		expect(await register(me)).toMatchObject({ status: 409, body: { code: 'in-a-school' } })
	})

	test('DSK-14 a declined one has a reason, which the person reads, and can be sent again', async () => {
		const me = await openBuyer(server)
		const { id } = await registered(me)
		expect(await decide(id, 'decline', ' ')).toMatchObject({
			...{ status: 409, body: { code: 'reason-missing' } },
		})
		expectOk(await decide(id, 'decline', ' Please write from an address of the school. '))
		const reason = 'Please write from an address of the school.'
		expect(await own(me)).toMatchObject({ status: 'declined', reason })
		expect((await mailTo(me.email)).text).toContain(reason)
		await registered(me)
	})

	test('DSK-14 schools of a similar name in the same city are shown, those elsewhere are not', async () => {
		const [one, two] = [await openBuyer(server), await openBuyer(server)]
		const first = await registered(one, aSchool({ name: 'Kendriya Vidyalaya Pashan' }))
		const opened = expectOk<DeskRegistration>(await decide(first.id, 'approve'))
		expect(opened.similar).toEqual([])
		const second = await registered(two, aSchool({ name: 'Kendriya Vidyalaya, Pashan' }))
		const row = (await listed('waiting')).find(({ id }) => id === second.id)
		const elsewhere = aSchool({ name: 'Kendriya Vidyalaya Pashan', city: 'Pune' })
		const third = await registered(await openBuyer(server), elsewhere)
		expect((await listed('waiting')).find(({ id }) => id === third.id)?.similar).toEqual([])
		expect(row?.similar).toEqual([
			{ id: opened.school_id, name: 'Kendriya Vidyalaya Pashan', city: 'Nashik' },
		])
	})

	test('DSK-14 who joined a school meanwhile cannot be made the contact of another', async () => {
		const me = await openBuyer(server)
		const [first] = [await registered(me)]
		const host = await openBuyer(server)
		const theirs = await registered(host)
		const { school_id } = expectOk<DeskRegistration>(await decide(theirs.id, 'approve'))
		await server.db.execute(
			`update account set school_id = '${school_id}' where id = '${me.accountId}'`,
		)
		expect(await decide(first.id, 'approve')).toMatchObject({
			...{ status: 409, body: { code: 'in-a-school' } },
		})
		expect((await own(me))?.status).toBe('waiting')
		expectOk(await decide(first.id, 'decline', 'You belong to a school.'))
	})

	test('DSK-14 of two decisions at the same moment one counts', async () => {
		await race(
			async () => {
				const me = await openBuyer(server)
				return { me, id: (await registered(me)).id }
			},
			[({ id }) => decide(id, 'approve'), ({ me, id }) => withdraw(me, id)],
			async ([approved, withdrawn], { me }) => {
				expect([approved.status, withdrawn.status].sort()).toEqual([200, 409])
				const info = expectOk<UserInfo>(
					await server.call('GET', '/v1/user/info', { token: me.token }),
				)
				expect(info.roles.includes('main_poc')).toBe(approved.status === 200)
			},
		)
	})

	test('DSK-14 DSK-18 a decision is in the audit log', async () => {
		const { id, name } = await registered(await openBuyer(server))
		await decide(id, 'approve')
		const owner = await openStaff(server, 'Owner Rao', ['owner'])
		const { data } = expectOk<{ data: { operation: string; before: object; after: object }[] }>(
			await owner.desk('GET', `/audit?subject=${id}`),
		)
		expect(data[0]).toMatchObject({
			operation: 'decideSchoolRegistration',
			before: { status: 'waiting' },
			after: { status: 'approved', name },
		})
	})
})
