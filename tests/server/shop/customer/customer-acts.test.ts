import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { type Buyer, openBuyer } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let support: Awaited<ReturnType<typeof openStaff>>
let made = 0
beforeAll(async () => {
	support = await openStaff(server, 'Support Devi', ['support'])
})

const on = (method: 'POST' | 'PUT' | 'DELETE', id: string, path: string, body?: object) =>
	support.desk(method, `/customers/${id}/${path}`, body)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code ?? null,
]
const mailsTo = async (to: string) => {
	await server.deps.mails.deliver()
	return server.db.select().from(mail).where(eq(mail.to, to)).orderBy(desc(mail.createdAt))
}
const mayRead = async ({ token }: Pick<Buyer, 'token'>) =>
	(await server.call('GET', '/v1/user/info', { token })).status
const askLink = (email: string) => server.call('POST', '/v1/session/links', { body: { email } })
const tokenOf = async (email: string) =>
	new URL((await mailsTo(email))[0]!.links[0]!).searchParams.get('token')!
const consume = async (token: string) =>
	codeOf(await server.call('POST', `/v1/session/links/${token}/consume`))
const newAddress = () => {
	made += 1
	return `corrected-${made}@example.org`
}

describe('28.11 a suspended account', () => {
	test('28.11 nobody can sign in: sessions and links end, a new link is not sent, and the person reads the reason; afterwards they sign in again', async () => {
		const buyer = await openBuyer(server)
		await askLink(buyer.email)
		const old = await tokenOf(buyer.email)
		const known = (await mailsTo(buyer.email)).length
		server.advance(1000)
		expect(await mayRead(buyer)).toBe(200)
		const reason = { reason: ' Somebody else pays with this card. ' }
		const shown = expectOk<Customer>(await on('POST', buyer.accountId, 'suspension', reason))
		expect(shown.suspension).toEqual({
			since: server.deps.clock().toISOString(),
			reason: 'Somebody else pays with this card.',
		})
		expect(await mayRead(buyer)).toBe(401)
		expect(await consume(old)).toEqual([404, 'link-foreign'])
		expect((await askLink(buyer.email)).status).toBe(202)
		const told = (await mailsTo(buyer.email)).slice(0, -known)
		expect(told).toHaveLength(2)
		for (const one of told) {
			expect(one.subject).toBe('Your Vidya account is suspended')
			expect(one.text).toContain('Somebody else pays with this card.')
			expect(one.links.join()).not.toContain('token=')
		}
		const again = await on('POST', buyer.accountId, 'suspension', reason)
		expect(codeOf(again)).toEqual([409, 'suspension-changed'])

		const open = expectOk<Customer>(await on('DELETE', buyer.accountId, 'suspension'))
		expect(open.suspension).toBeNull()
		expect(codeOf(await on('DELETE', buyer.accountId, 'suspension'))).toEqual([
			409,
			'suspension-changed',
		])
		expect(await mayRead({ token: await server.signIn(buyer.email) })).toBe(200)
		const acts = await server.db
			.select({ operation: auditEntry.operation })
			.from(auditEntry)
			.where(eq(auditEntry.subjectId, buyer.accountId))
			.orderBy(auditEntry.position)
		expect(acts.map(({ operation }) => operation)).toEqual(['suspendCustomer', 'endSuspension'])
	})

	test('28.11 a person with a role is not suspended and keeps the address; finance may do neither', async () => {
		const editor = await openStaff(server, 'Editor', ['editor'])
		const finance = await openStaff(server, 'Finance', ['finance'])
		const reason = { reason: 'Left.' }
		expect(codeOf(await on('POST', editor.id, 'suspension', reason))).toEqual([409, 'has-role'])
		const wanted = { email: newAddress(), ...reason }
		expect(codeOf(await on('PUT', editor.id, 'email', wanted))).toEqual([409, 'has-role'])
		const buyer = await openBuyer(server)
		const path = `/customers/${buyer.accountId}/suspension`
		expect((await finance.desk('POST', path, reason)).status).toBe(403)
		expect((await finance.desk('PUT', `/customers/${buyer.accountId}/email`, wanted)).status).toBe(
			403,
		)
		const unknown = '019b76da-a800-7c84-aa9a-c17ea98324d5'
		expect(codeOf(await on('POST', unknown, 'suspension', reason))).toEqual([404, 'not-found'])
		expect((await on('POST', buyer.accountId, 'suspension', { reason: ' ' })).status).toBe(400)
	})
})

describe('28.11 a corrected address', () => {
	test('28.11 the person signs in with the new address and keeps everything; sessions end, both addresses are mailed, and the log has neither', async () => {
		const buyer = await openBuyer(server)
		const email = newAddress()
		const wanted = { email: ` ${email.toUpperCase()} `.trim(), reason: 'Mistyped.' }
		const shown = expectOk<Customer>(await on('PUT', buyer.accountId, 'email', wanted))
		expect([shown.id, shown.email]).toEqual([buyer.accountId, email])
		expect(await mayRead(buyer)).toBe(401)
		const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
		expect(await subjects(buyer.email)).toContain('The address of your Vidya account was changed')
		expect(await subjects(email)).toContain('This is the address of your Vidya account now')
		const token = await server.signIn(email)
		const { body } = await server.call('GET', '/v1/user/info', { token })
		expect(JSON.stringify(body)).toContain(email)
		const [row] = await server.db.select().from(account).where(eq(account.email, email))
		expect(row!.id).toBe(buyer.accountId)
		const log = await server.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.subjectId, buyer.accountId))
		expect(log).toMatchObject([{ operation: 'correctEmail', after: { reason: 'Mistyped.' } }])
		expect(JSON.stringify(log)).not.toContain(email)
		expect(JSON.stringify(log)).not.toContain(buyer.email)
	})

	test('28.11 of two accounts that get one address at the same moment one gets it', async () => {
		const [one, other] = [await openBuyer(server), await openBuyer(server)]
		const wanted = { email: newAddress(), reason: 'Mistyped.' }
		const answers = await Promise.all(
			[one, other].map(({ accountId }) => on('PUT', accountId, 'email', wanted)),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	})

	test('28.11 an address of somebody else, of a suspended account, or the same again changes nothing', async () => {
		const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
		const to = (email: string) =>
			on('PUT', buyer.accountId, 'email', { email, reason: 'Mistyped.' })
		expect(codeOf(await to(other.email.toUpperCase()))).toEqual([409, 'email-taken'])
		expect(codeOf(await to(buyer.email))).toEqual([200, null])
		expect(await mayRead(buyer)).toBe(200)
		expect((await to('no address')).status).toBe(400)
		expectOk(await on('POST', buyer.accountId, 'suspension', { reason: 'Abuse.' }))
		expect(codeOf(await to(newAddress()))).toEqual([409, 'suspended'])
	})
})
