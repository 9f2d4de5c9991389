import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { teacherInvitation } from '#server/school/teacher-invitation/teacher-invitation.tables.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp, openTestApp } from '../support/open-test-app.ts'
import { inviteIdOf, openSchool } from '../support/school/open-school.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>

const DAY = 86_400_000
const invite = (poc: Learner, invitations: { email: string; name?: string }[]) =>
	poc.call('POST', '/v1/school/teacher-invitations', { language: 'en', invitations })
const pending = async (poc: Learner) =>
	(await poc.call('GET', '/v1/school/teacher-invitations')).body as never as {
		total: number
		data: { id: string; email: string; name: string; is_expired: boolean }[]
	}
const accept = (who: Learner, id: string) =>
	who.call('POST', `/v1/teacher-invitations/${id}/accept`)
const show = (id: string) => server.call('GET', `/v1/teacher-invitations/${id}`)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const rowOf = async (who: Learner) =>
	(await server.db.select().from(account).where(eq(account.id, who.accountId)))[0]!
const importRows = (poc: Learner, id: string, rows: { email: string; name: string }[], from = 2) =>
	poc.call('POST', `/v1/school/teacher-imports/${id}/rows`, {
		file_name: 'teachers.csv',
		language: 'hi',
		rows: rows.map((row, i) => ({ ...row, row: i + from })),
	})

test('SCH-06 an invitation is mailed with a link of 128 bits kept as a hash, greets by the school, and makes the invited a teacher of it, once', async () => {
	const { poc, schoolId } = await openSchool(server)
	const asha = await openLearner(server)
	const invited = await invite(poc, [
		{ email: ` ${asha.email.toUpperCase()} `, name: 'Asha Rao' },
		{ email: asha.email },
		{ email: 'nobody' },
		{ email: poc.email },
	])
	expect([invited.status, invited.body]).toEqual([
		200,
		{
			data: [
				{ email: ` ${asha.email.toUpperCase()} `, result: 'invited' },
				{ email: asha.email, result: 'duplicate' },
				{ email: 'nobody', result: 'emailInvalid' },
				{ email: poc.email, result: 'member' },
			],
		},
	])
	expect((await invite(poc, [{ email: asha.email }])).body).toEqual({
		data: [{ email: asha.email, result: 'pending' }],
	})
	expect(await pending(poc)).toMatchObject({
		total: 1,
		data: [{ email: asha.email, name: 'Asha Rao', is_expired: false }],
	})
	const secret = await inviteIdOf(server, asha.email)
	expect(Buffer.from(secret, 'base64url')).toHaveLength(16)
	const [row] = await server.db
		.select()
		.from(teacherInvitation)
		.where(eq(teacherInvitation.email, asha.email))
	expect(JSON.stringify(row)).not.toContain(secret)
	expect((await show(secret)).body).toEqual({
		school_name: 'Modern School',
		email_hint: asha.email.replace(/^(.)[^@]*/, '$1•••'),
		expires_at: new Date(server.deps.clock().getTime() + 14 * DAY).toISOString(),
	})
	const answers = await Promise.all([accept(asha, secret), accept(asha, secret)])
	for (const { status, body } of answers)
		expect([status, body]).toEqual([200, { school_name: 'Modern School' }])
	expect(await rowOf(asha)).toMatchObject({ schoolId, roles: ['institutional_teacher'] })
	expect(codeOf(await show(secret))).toEqual([410, 'invite-used'])
	expect((await pending(poc)).total).toBe(0)
	const { body } = await poc.call('GET', '/v1/school/teachers')
	expect(body).toEqual({
		total: 1,
		data: [
			{
				id: asha.accountId,
				name: (await rowOf(asha)).displayName,
				email: asha.email,
				joined_at: server.deps.clock().toISOString(),
				minutes: 0,
				licences: [],
				vouchers: 0,
				holds: 'none',
				due_on: null,
				is_done: false,
			},
		],
	})
	expect(await poc.call('DELETE', `/v1/school/teachers/${asha.accountId}`)).toMatchObject({
		status: 200,
	})
	expect(codeOf(await accept(asha, secret))).toEqual([410, 'invite-used'])
	expect(await rowOf(asha)).toMatchObject({ schoolId: null, roles: [] })
})

test('SCH-06 another address, a second school, a withdrawn, replaced, expired or unknown link: each says what it is, and nothing changes', async () => {
	const { poc } = await openSchool(server)
	const other = await openSchool(server, 'Another School')
	const [asha, ravi] = [await openLearner(server), await openLearner(server)]
	await invite(poc, [{ email: asha.email }, { email: ravi.email }])
	const first = await inviteIdOf(server, asha.email)
	expect(codeOf(await accept(ravi, first))).toEqual([403, 'invite-other-address'])
	const { data } = await pending(poc)
	const id = data.find(({ email }) => email === asha.email)!.id
	const resend = (who: Learner) =>
		who.call('POST', `/v1/school/teacher-invitations/${id}/resend`, { language: 'hi' })
	const revoke = (who: Learner) => who.call('POST', `/v1/school/teacher-invitations/${id}/revoke`)
	expect([(await resend(other.poc)).status, (await revoke(other.poc)).status]).toEqual([404, 404])
	expect((await resend(poc)).status).toBe(200)
	const second = await inviteIdOf(server, asha.email)
	expect(second).not.toBe(first)
	expect(codeOf(await accept(asha, first))).toEqual([404, 'invite-unknown'])
	expect((await revoke(poc)).status).toBe(200)
	expect((await revoke(poc)).status).toBe(404)
	expect(codeOf(await show(second))).toEqual([410, 'invite-revoked'])
	expect(codeOf(await accept(asha, second))).toEqual([410, 'invite-revoked'])
	await invite(other.poc, [{ email: ravi.email }])
	expect((await accept(ravi, await inviteIdOf(server, ravi.email))).status).toBe(200)
	const mails = (await server.call('GET', `/dev/mail.json?to=${ravi.email}`)).body as {
		text: string
	}[]
	const ours = mails.find(({ text }) => text.includes('Modern School'))!.text
	const secret = /invite_id=([\w-]+)/.exec(ours)![1]!
	expect(codeOf(await accept(ravi, secret))).toEqual([409, 'in-another-school'])
	expect(codeOf(await show(secret))).toEqual([200, undefined])
	server.advance(14 * DAY)
	await ravi.signInAgain()
	await poc.signInAgain()
	expect(codeOf(await show(secret))).toEqual([410, 'invite-expired'])
	expect(codeOf(await accept(ravi, secret))).toEqual([410, 'invite-expired'])
	expect((await pending(poc)).data).toMatchObject([{ email: ravi.email, is_expired: true }])
	expect((await invite(poc, [{ email: ravi.email }])).body).toEqual({
		data: [{ email: ravi.email, result: 'invited' }],
	})
	expect((await pending(poc)).total).toBe(1)
})

test('SCH-06 SCH-08 an import of 500 rows keeps 493 and explains seven, adds nothing when repeated, and is undone but for who accepted', async () => {
	const { poc, teacher } = await openSchool(server)
	const known = await teacher()
	const asha = await openLearner(server)
	await invite(poc, [{ email: 'waiting@example.in' }])
	const bad = [
		{ email: '', name: 'No Address' },
		{ email: 'no-at.example.in', name: '' },
		{ email: 'a@b', name: '' },
		{ email: 'long@example.in', name: 'x'.repeat(101) },
		{ email: asha.email.toUpperCase(), name: 'Twice' },
		{ email: known.email, name: '' },
		{ email: 'waiting@example.in', name: '' },
	]
	const good = Array.from({ length: 492 }, (_, i) => ({
		email: `t${i}@example.in`,
		name: `T ${i}`,
	}))
	const rows = [{ email: asha.email, name: 'Asha' }, ...good, ...bad]
	const id = v7()
	const answer = {
		added: 493,
		refused: [
			{ row: 495, email: '', reason: 'emailMissing' },
			{ row: 496, email: 'no-at.example.in', reason: 'emailInvalid' },
			{ row: 497, email: 'a@b', reason: 'emailInvalid' },
			{ row: 498, email: 'long@example.in', reason: 'nameLong' },
			{ row: 499, email: asha.email.toUpperCase(), reason: 'duplicate' },
			{ row: 500, email: known.email, reason: 'member' },
			{ row: 501, email: 'waiting@example.in', reason: 'pending' },
		],
	}
	expect((await importRows(poc, id, rows)).body).toEqual(answer)
	expect((await importRows(poc, id, rows)).body).toEqual(answer)
	expect((await pending(poc)).total).toBe(494)
	const check = await poc.call('POST', '/v1/school/teacher-imports/check', {
		emails: ['T1@example.in', known.email, 'new@example.in'],
	})
	expect(check.body).toEqual({ members: [known.email], pending: ['t1@example.in'] })
	expect((await accept(asha, await inviteIdOf(server, asha.email))).status).toBe(200)
	const list = async () => (await poc.call('GET', '/v1/school/teacher-imports')).body
	expect(await list()).toMatchObject({
		data: [{ id, file_name: 'teachers.csv', added: 493, accepted: 1, undone_at: null }],
	})
	const undo = (who: Learner) => who.call('POST', `/v1/school/teacher-imports/${id}/undo`)
	expect((await undo(poc)).body).toEqual({ removed: 492, kept: 1 })
	expect((await undo(poc)).body).toEqual({ removed: 0, kept: 1 })
	expect((await pending(poc)).data.map(({ email }) => email)).toEqual(['waiting@example.in'])
	expect(codeOf(await importRows(poc, id, rows))).toEqual([409, 'import-undone'])
	const other = await openSchool(server)
	expect([
		(await undo(other.poc)).status,
		(await importRows(other.poc, id, good.slice(0, 1))).status,
	]).toEqual([404, 404])
})

test('SCH-06 only points of contact of a school invite, import and see its teachers', async () => {
	const { teacher } = await openSchool(server)
	const ours = await teacher()
	const calls = (who: Learner) =>
		Promise.all([
			invite(who, [{ email: 'x@example.in' }]),
			who.call('GET', '/v1/school/teacher-invitations'),
			who.call('GET', '/v1/school/teacher-imports'),
			who.call('GET', '/v1/school/teachers'),
			who.call('DELETE', `/v1/school/teachers/${ours.accountId}`),
			importRows(who, v7(), [{ email: 'x@example.in', name: '' }]),
		])
	for (const { status } of await calls(ours)) expect(status).toBe(403)
	const lost = await openLearner(server)
	await server.db
		.update(account)
		.set({ roles: ['main_poc'] })
		.where(eq(account.id, lost.accountId))
	for (const { status } of await calls(lost)) expect(status).toBe(403)
	const other = await openSchool(server)
	expect((await other.poc.call('DELETE', `/v1/school/teachers/${ours.accountId}`)).status).toBe(404)
	expect(
		(await other.poc.call('DELETE', `/v1/school/teachers/${other.poc.accountId}`)).status,
	).toBe(404)
})

test('R14 a school mails a limited number of invitations a day; an unverified one a tenth', async () => {
	const small = await openTestApp({ LOGIN_LINK_LIMIT: '1000', INVITATIONS_A_DAY: '40' })
	const { poc, schoolId } = await openSchool(small)
	const send = (from: number, count: number) =>
		poc.call('POST', '/v1/school/teacher-invitations', {
			language: 'en',
			invitations: Array.from({ length: count }, (_, n) => ({
				email: `invited-${from + n}@example.org`,
			})),
		})
	const mails = () => small.db.$count(teacherInvitation)
	expect((await send(0, 4)).status).toBe(200)
	expect(await send(10, 1)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
	expect(await mails()).toBe(4)
	const verified = { verificationStatus: 'verified' as const }
	await small.db.update(school).set(verified).where(eq(school.id, schoolId))
	expect((await send(20, 35)).status).toBe(200)
	expect((await send(60, 2)).status).toBe(429)
	expect(await mails()).toBe(39)
	small.advance(24 * 3_600_000)
	await poc.signInAgain()
	expect((await send(60, 2)).status).toBe(200)
	await small.close()
})
