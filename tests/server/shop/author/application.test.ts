import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type {
	AuthorApplication as Application,
	DeskAuthorApplication as DeskApplication,
} from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { openBuyer } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Person = Awaited<ReturnType<typeof openBuyer>>

const server = await openFileApp()
let owner: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	owner = await openStaff(server, 'Owner Devi', ['owner'])
})

const text = { topic: ' Fractions ', experience: 'Twelve years in Pune.', sample: '' }
const apply = (who: Pick<Person, 'token'>, some: object = {}) =>
	server.call('POST', '/v1/author-applications', { token: who.token, body: { ...text, ...some } })
const applied = async (who: Person, some = {}) => expectOk<Application>(await apply(who, some), 201)
const own = async (who: Person) =>
	expectOk<{ application: Application | null }>(
		await server.call('GET', '/v1/author-applications', { token: who.token }),
	).application
const withdraw = (who: Person, id: string) =>
	server.call('POST', `/v1/author-applications/${id}/withdrawal`, { token: who.token, body: {} })
const decide = (id: string, decision: 'approve' | 'decline', reason = '', rate = 40) =>
	owner.desk('POST', `/author-applications/${id}/decision`, { decision, reason, rate })
const listed = async (status: Application['status']) =>
	expectOk<{ data: DeskApplication[] }>(
		await owner.desk('GET', `/author-applications?status=${status}`),
	).data
const rolesOf = async ({ accountId }: Person) =>
	(await server.db.select().from(account).where(eq(account.id, accountId)))[0]!.roles
/** The newest mail to an address. */
const mailTo = async (email: string) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${email}`)).body as never as {
			subject: string
			text: string
		}[]
	)[0]!

describe('DSK-21 a person applies to teach', () => {
	test('DSK-21 it waits, trimmed, and the owner sees who sent it', async () => {
		const me = await openBuyer(server)
		expect(await own(me)).toBeNull()
		const { id, ...sent } = await applied(me)
		expect(sent).toMatchObject({ status: 'waiting', topic: 'Fractions', decided_at: null })
		expect(await own(me)).toEqual({ id, ...sent })
		const row = (await listed('waiting')).find((one) => one.id === id)
		expect(row).toMatchObject({ person: { email: me.email } })
		const inbox = await owner.desk('GET', '/inbox?kind=author_application')
		const { data } = expectOk<{ data: { id: string; title: string }[] }>(inbox)
		expect(data).toContainEqual(expect.objectContaining({ id, title: 'Fractions' }))
	})

	test('DSK-21 one waits at a time, and what was withdrawn is not decided', async () => {
		const me = await openBuyer(server)
		const first = await applied(me)
		expect(await apply(me)).toMatchObject({ status: 409, body: { code: 'application-waiting' } })
		expect(expectOk<Application>(await withdraw(me, first.id)).status).toBe('withdrawn')
		const refused = {
			status: 409,
			body: { code: 'application-decided', current_status: 'withdrawn' },
		}
		expect(await withdraw(me, first.id)).toMatchObject(refused)
		expect(await decide(first.id, 'approve')).toMatchObject(refused)
		expect((await own(me))?.id).toBe(first.id)
		const second = await applied(me)
		expect((await own(me))?.id).toBe(second.id)
	})

	test('DSK-21 two sent together leave one', async () => {
		const me = await openBuyer(server)
		const both = await Promise.all([apply(me), apply(me), apply(me)])
		expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
	})

	test('DSK-21 nobody withdraws what somebody else wrote', async () => {
		const { id } = await applied(await openBuyer(server))
		expect(await withdraw(await openBuyer(server), id)).toMatchObject({ status: 404 })
		expect((await listed('waiting')).map((one) => one.id)).toContain(id)
	})

	test('DSK-21 who belongs to the team has nothing to apply for', async () => {
		expect(await apply(owner)).toMatchObject({ status: 409, body: { code: 'in-the-team' } })
	})

	test.each([
		['a blank topic', { topic: '  ' }],
		['a topic of two lines', { topic: 'Fractions\nBcc: all@example.org' }],
		['no experience', { experience: ' \n ' }],
		['a link that is a script', { sample: 'javascript:alert(1)' }],
		['a link without an end', { sample: `https://example.org/${'x'.repeat(500)}` }],
	])('DSK-21 with %s it is refused', async (_, some) => {
		expect((await apply(await openBuyer(server), some)).status).toBe(400)
	})
})

describe('DSK-21 the owner decides', () => {
	test('DSK-21 approved, the person is an author with a share, and is mailed', async () => {
		const me = await openBuyer(server)
		const { id } = await applied(me)
		expect(await rolesOf(me)).not.toContain('author')
		const decided = expectOk<DeskApplication>(await decide(id, 'approve', 'ignored', 35))
		expect(decided).toMatchObject({ status: 'approved', reason: '' })
		expect(await rolesOf(me)).toContain('author')
		const author = await owner.desk('GET', `/authors/${me.accountId}`)
		expect(author).toMatchObject({ status: 200, body: { rate: 35, balance: 0, next: null } })
		const { subject, text: words } = await mailTo(me.email)
		expect(subject).toBe('You can teach on Vidya')
		expect(words).toContain('35 percent')
		expect(await apply(me)).toMatchObject({ status: 409, body: { code: 'in-the-team' } })
	})

	test('DSK-21 declined with a reason, which the person reads; then they apply again', async () => {
		const me = await openBuyer(server)
		const { id } = await applied(me)
		expect(await decide(id, 'decline', ' ')).toMatchObject({
			status: 409,
			body: { code: 'reason-missing' },
		})
		expectOk(await decide(id, 'decline', 'We have many on fractions.'))
		expect(await own(me)).toMatchObject({ status: 'declined' })
		expect(await rolesOf(me)).not.toContain('author')
		expect((await mailTo(me.email)).text).toContain('We have many on fractions.')
		await applied(me)
	})

	test('DSK-21 of two decisions one counts', async () => {
		const me = await openBuyer(server)
		const { id } = await applied(me)
		const both = await Promise.all([decide(id, 'approve'), decide(id, 'decline', 'No.')])
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
		const isAuthor = (await rolesOf(me)).includes('author')
		expect((await own(me))?.status).toBe(isAuthor ? 'approved' : 'declined')
	})

	test('DSK-21 an unknown application is not found, a share above 90 percent refused', async () => {
		expect((await decide('019b76da-a800-7c84-aa9a-c17ea98324d5', 'approve')).status).toBe(404)
		const { id } = await applied(await openBuyer(server))
		expect((await decide(id, 'approve', '', 91)).status).toBe(400)
		expect((await decide(id, 'approve', '', -1)).status).toBe(400)
	})
})
