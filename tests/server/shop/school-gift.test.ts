import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { addResource } from '../support/fixtures.ts'
import type { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openSchool } from '../support/school/open-school.ts'
import { somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>
type Voucher = { id: string; code: string; ends_at: string; applied_coupons_count: number }

const staffOf = (role: string) => somebodyOf(server, null, { roles: [role] })
const post = async (who: Learner, path: string, body?: object) => {
	const answer = await who.call('POST', `/v1/schools/${path}`, body)
	return { ...answer, code: (answer.body as { code?: string }).code }
}
const dayAhead = (days: number) =>
	new Date(server.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const codes = (some: object = {}) => ({
	...{ percent: 30, voucher_count: 2, ends_on: dayAhead(60) },
	...some,
})

test('NAV-08 ROL-02 staff invite a school, which is mailed a link that greets it for 30 days', async () => {
	const { schoolId, poc, teacher } = await openSchool(server, 'Konark Vidya Niketan')
	const associate = await staffOf('vidya_sales_associate')
	const { status, body } = await post(associate, `${schoolId}/programme-invitations`)
	const { url, expires_at } = body as { url: string; expires_at: string }
	expect(status).toBe(201)
	expect(Date.parse(expires_at) - server.deps.clock().getTime()).toBe(30 * 86_400_000)
	const { body: mails } = await server.call('GET', '/dev/mail.json?to=office@modern.example')
	const [mail] = mails as { subject: string; text: string }[]
	expect(mail!.subject).toBe('Your school is invited to the international teacher programme, 2025')
	expect(mail!.text).toContain(url)
	const token = url.split('/').at(-1)!
	expect(await server.call('GET', `/v1/tpo-2025/invitations/${token}`)).toMatchObject({
		status: 200,
		body: { school_name: 'Konark Vidya Niketan', expires_at },
	})
	expect((await post(associate, `${v7()}/programme-invitations`)).code).toBe('not-found')
	expect((await post(associate, 'konark/programme-invitations')).code).toBe('invalid-request')
	for (const who of [poc, await teacher()])
		expect((await post(who, `${schoolId}/programme-invitations`)).code).toBe('forbidden')
})

test('SCH-06 ROL-02 staff give a school promo codes; its contact is notified and assigns one, which works for that teacher alone', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const [asha, ravi] = [await teacher(), await teacher()]
	const success = await staffOf('vidya_customer_success')
	const { status, body } = await post(success, `${schoolId}/vouchers`, codes())
	const given = body as Voucher
	expect([status, given]).toMatchObject([201, { voucher_count: 2, applied_coupons_count: 0 }])
	expect(given.ends_at).toBe(new Date(`${dayAhead(60)}T24:00:00+05:30`).toISOString())
	expect((await poc.call('GET', '/v1/school/vouchers')).body).toEqual({ data: [given] })
	expect((await poc.call('GET', '/v1/task/fetch-notification')).body).toMatchObject({
		data: [
			{
				message: 'Your school can give 2 promo codes of 30 % to its teachers',
				route: '/profile/assign-spc-voucher',
			},
		],
	})
	const assigned = await poc.call('POST', `/v1/school/vouchers/${given.id}/assignments`, {
		teacher_ids: [asha.accountId],
	})
	expect(assigned.body).toEqual({ assigned: 1, skipped: [], left: 1 })
	const { vouchers } = (await asha.call('GET', '/v1/user/school-benefits')).body as never as {
		vouchers: { code: string }[]
	}
	const product_id = [await addResource(server.db, { price: 1000 })]
	const promo_code = vouchers[0]!.code
	expect((await asha.quote({ product_id, promo_code })).discount).toBe(300)
	const unknown = { promo_rejection: { code: 'promo-unknown' } }
	expect(await ravi.quote({ product_id, promo_code })).toMatchObject(unknown)
	for (const who of [asha, ravi])
		expect(await who.quote({ product_id, promo_code: given.code })).toMatchObject(unknown)
})

test('SCH-06 ROL-03 what makes no sense is refused, and nobody but staff gives codes', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const success = await staffOf('vidya_customer_success')
	const tried = async (body: object, who = success, id = schoolId) =>
		(await post(who, `${id}/vouchers`, body)).code
	const wrong = [
		{ percent: 0 },
		{ percent: 101 },
		{ percent: 1.5 },
		{ voucher_count: 0 },
		{ voucher_count: 1001 },
		{ ends_on: dayAhead(0) },
		{ ends_on: dayAhead(800) },
		{ ends_on: 'soon' },
		{ ends_on: undefined },
		{ amount: 100 },
	]
	for (const some of wrong)
		expect([some, await tried(codes(some))]).toEqual([some, 'invalid-request'])
	expect(await tried(codes(), success, v7())).toBe('not-found')
	for (const who of [poc, await teacher(), await staffOf('channel_partner')])
		expect(await tried(codes(), who)).toBe('forbidden')
	expect((await poc.call('GET', '/v1/school/vouchers')).body).toEqual({ data: [] })
})
