import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SecondFactor as Factor, SessionList as Sessions } from '#openapi/v1.gen.ts'
import { recoveryCode, secondFactor } from '#server/people/second-factor/second-factor.tables.ts'
import { addressOf, newSecret, stepOf } from '#server/people/second-factor/totp.rules.ts'
import { deviceOf } from '#server/people/session/device.rules.ts'
import { openTeacher, type Teacher } from '../support/community-people.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { codeAt, deskOf, openStaff } from '../support/staff-people.ts'

const STEP = 30_000
const HALF_A_DAY = 12 * 60 * 60_000

const server = await openFileApp()

const codeNow = (secret: string) => codeAt(secret, server.deps.clock())
const begin = async (who: Teacher) =>
	(await deskOf(server, who)('POST', '/second-factor')).body as never as {
		secret: string
		address: string
	}
const send = (who: Pick<Teacher, 'token'>, what: string, code: string) =>
	deskOf(server, who)('POST', `/second-factor/${what}`, { code })
const shown = async (who: Pick<Teacher, 'token'>) =>
	(await deskOf(server, who)('GET', '/second-factor')).body as never as Factor
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]

describe('DSK-02 the second factor', () => {
	test('DSK-02 a code is good in its step and the ones beside it (RFC 6238, appendix B)', () => {
		const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
		const at = (seconds: number) => new Date(seconds * 1000)
		expect(stepOf(secret, '287082', at(59))).toBe(1)
		expect(stepOf(secret, '287 082', at(89))).toBe(1)
		expect(stepOf(secret, '287082', at(15))).toBe(1)
		expect(stepOf(secret, '287082', at(125))).toBe(null)
		expect(stepOf(secret, '081804', at(1_111_111_109))).toBe(37_037_036)
		expect(addressOf(newSecret(), { issuer: 'Vidya', label: 'asha@school.in' })).toMatch(
			/^otpauth:\/\/totp\/Vidya:asha%40school\.in\?issuer=Vidya&secret=[A-Z2-7]{32}&/,
		)
	})

	test('DSK-02 the desk is closed until an app is enrolled and its code confirmed', async () => {
		const neha = await openTeacher(server, 'Neha Kapoor', ['owner'])
		const desk = deskOf(server, neha)
		expect(codeOf(await desk('GET', '/staff'))).toEqual([403, 'second-factor-required'])
		expect(await shown(neha)).toEqual({
			enrolled: false,
			verified_until: null,
			recovery_codes_left: 0,
		})
		expect(codeOf(await send(neha, 'confirmations', '123456'))).toEqual([409, 'enrolment-missing'])
		expect(codeOf(await send(neha, 'verifications', '123456'))).toEqual([409, 'not-enrolled'])
		const { secret, address } = await begin(neha)
		expect(address).toContain(secret)
		const wrong = String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, '0')
		expect(codeOf(await send(neha, 'confirmations', wrong))).toEqual([422, 'code-wrong'])
		expect(codeOf(await desk('GET', '/staff'))).toEqual([403, 'second-factor-required'])
		const confirmed = await send(neha, 'confirmations', codeNow(secret))
		const until = new Date(server.deps.clock().getTime() + HALF_A_DAY).toISOString()
		expect(confirmed.status).toBe(200)
		expect(await shown(neha)).toEqual({
			enrolled: true,
			verified_until: until,
			recovery_codes_left: 10,
		})
		expect((await desk('GET', '/staff')).status).toBe(200)
	})

	test('DSK-02 another session verifies by a new code, once; after twelve hours it verifies again', async () => {
		const ravi = await openStaff(server, 'Ravi Iyer', ['owner'])
		const token = await server.signIn(ravi.email)
		const other = { token }
		const list = () => deskOf(server, other)('GET', '/staff')
		expect(codeOf(await list())).toEqual([403, 'second-factor-required'])
		// The code that enrolled the app is used.
		expect(codeOf(await send(other, 'verifications', codeNow(ravi.secret)))).toEqual([
			422,
			'code-wrong',
		])
		server.advance(STEP)
		const code = codeNow(ravi.secret)
		const answers = await Promise.all([
			send(other, 'verifications', code),
			send(other, 'verifications', code),
		])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
		expect((await list()).status).toBe(200)
		server.advance(HALF_A_DAY)
		const fresh = { token: await server.signIn(ravi.email) }
		expect(codeOf(await deskOf(server, fresh)('GET', '/staff'))).toEqual([
			403,
			'second-factor-required',
		])
		expect((await send(fresh, 'verifications', codeNow(ravi.secret))).status).toBe(200)
	})

	test('DSK-02 a recovery code is good once, and codes are not guessed', async () => {
		const asha = await openTeacher(server, 'Asha Rao', ['finance'])
		const { secret } = await begin(asha)
		const { recovery_codes: codes } = (await send(asha, 'confirmations', codeNow(secret)))
			.body as never as { recovery_codes: string[] }
		expect(new Set(codes).size).toBe(10)
		const stored = await server.db
			.select()
			.from(recoveryCode)
			.where(eq(recoveryCode.accountId, asha.id))
		expect(JSON.stringify(stored)).not.toContain(codes[0]!)
		const typed = codes[0]!.replaceAll('-', '').toUpperCase()
		expect((await send(asha, 'verifications', typed)).status).toBe(200)
		expect(codeOf(await send(asha, 'verifications', codes[0]!))).toEqual([422, 'code-wrong'])
		expect((await shown(asha)).recovery_codes_left).toBe(9)
		const tries = []
		for (let n = 0; n < 10; n += 1) tries.push(codeOf(await send(asha, 'verifications', '000000')))
		expect(tries.at(-1)).toEqual([429, 'too-many-requests'])
		expect(codeOf(await send(asha, 'verifications', codes[1]!))).toEqual([429, 'too-many-requests'])
	})

	test('DSK-02 a new app replaces the old one when it is confirmed, from a verified session only', async () => {
		const meera = await openStaff(server, 'Meera Shah', ['editor'])
		const elsewhere = { ...meera, token: await server.signIn(meera.email) }
		const refused = await deskOf(server, elsewhere)('POST', '/second-factor')
		expect(codeOf(refused)).toEqual([403, 'second-factor-required'])
		const { secret } = await begin(meera)
		server.advance(STEP)
		expect((await send(elsewhere, 'verifications', codeNow(meera.secret))).status).toBe(200)
		expect((await send(meera, 'confirmations', codeNow(secret))).status).toBe(200)
		expect((await shown(elsewhere)).verified_until).toBe(null)
		server.advance(STEP)
		expect(codeOf(await send(elsewhere, 'verifications', codeNow(meera.secret)))).toEqual([
			422,
			'code-wrong',
		])
		expect((await send(elsewhere, 'verifications', codeNow(secret))).status).toBe(200)
	})

	test('DSK-02 a teacher has no desk', async () => {
		const teacher = await openTeacher(server, 'Plain Teacher')
		const desk = deskOf(server, teacher)
		expect(codeOf(await desk('GET', '/second-factor'))).toEqual([403, 'forbidden'])
		expect(codeOf(await desk('POST', '/second-factor'))).toEqual([403, 'forbidden'])
		expect(await server.db.$count(secondFactor, eq(secondFactor.accountId, teacher.id))).toBe(0)
	})
})

describe('DSK-02 sessions of staff', () => {
	test('DSK-02 a member of staff sees their sessions and ends one, and no other’s', async () => {
		const kiran = await openTeacher(server, 'Kiran Das', ['support'])
		server.advance(1000)
		const other = { token: await server.signIn(kiran.email) }
		const desk = deskOf(server, kiran)
		const { data } = (await desk('GET', '/sessions')).body as never as Sessions
		expect(data.map(({ current }) => current)).toEqual([false, true])
		const stranger = await openTeacher(server, 'Some Stranger', ['support'])
		const path = `/sessions/${data[0]!.id}`
		expect(codeOf(await deskOf(server, stranger)('DELETE', path))).toEqual([404, 'not-found'])
		expect((await deskOf(server, other)('GET', '/sessions')).status).toBe(200)
		expect((await desk('DELETE', path)).status).toBe(204)
		expect(codeOf(await deskOf(server, other)('GET', '/sessions'))).toEqual([
			401,
			'session-expired',
		])
		expect(codeOf(await desk('DELETE', path))).toEqual([404, 'not-found'])
	})

	test('DSK-02 a session is named by its browser and system', () => {
		const phone =
			'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
		expect(deviceOf(phone)).toBe('Chrome on Android')
		expect(deviceOf('')).toBe('')
		expect(deviceOf('x'.repeat(5000))).toBe('')
	})
})
