import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accountId } from '#demo/people/people.seed.ts'
import { seedId } from '#demo/seed-id.ts'
import { isAdult } from '#domain/jobs/career-interest.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { pushToken } from '#server/people/push/push.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { partnerSchool } from '#server/shop/partner/partner.tables.ts'
import { analyticsEvent } from '#server/web/analytics/analytics.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { career } from '../support/career-form.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)
let token: string
beforeAll(async () => {
	token = await server.signIn(demo('new-teacher'))
})

const post = (url: string, body: unknown, as: string | null = token) =>
	server.call('POST', url, { body, ...(as && { token: as }) })

const wishes = {
	experience: '3 to 5 years',
	teaching_grade: ['Primary (1 to 5)'],
	subject_specialization: ['Mathematics'],
	competency: ['Foundational Numeracy'],
	learning_preference: ['video_content'],
	professional_goals: ['promotion in school'],
	teaching_challenges: ['Foundational Numeracy'],
}

test('NDG-02 NDG-04 the questionnaire turns the check positive and recommends what was wished for', async () => {
	const isCompleted = async () =>
		(await server.call('GET', '/v1/recommend/is-wizard-completed', { token })).body
	expect(await isCompleted()).toBe(false)
	expect(await post('/v1/recommend/user-wizard', { ...wishes, competency: [] })).toMatchObject({
		status: 400,
		body: { code: 'invalid-request' },
	})
	expect(await isCompleted()).toBe(false)
	const answer = (await post('/v1/recommend/user-wizard', wishes)).body as {
		response: { data: { course_id: string; webinar: { id: string; tags: string[] } }[] }
	}
	const { data } = answer.response
	expect(data.length).toBeGreaterThan(3)
	expect(data.map((row) => row.webinar.id)).toEqual(data.map((row) => row.course_id))
	expectEvery(data, (row) => row.webinar.tags.includes('Foundational Numeracy'))
	expect(await isCompleted()).toBe(true)
	expect((await server.call('GET', '/v1/recommend/resources', { token })).body).toMatchObject({
		data: answer.response.data.map(({ course_id }) => ({ course_id })),
	})
})

test('NDG-05 NDG-06 a career interest is kept; on the eighteenth birthday it may be handed in, a day before not', async () => {
	expect((await post('/v1/user/career-intrest', career)).body).toEqual({
		status: true,
		response: { id: expect.any(String) },
	})
	expect(await post('/v1/user/career-intrest', { ...career, dob: '2008-11-21' })).toMatchObject({
		status: 409,
		body: { code: 'too-young' },
	})
	expect(
		await server.db.select().from(formSubmission).where(eq(formSubmission.kind, 'career-interest')),
	).toHaveLength(1)
})

test('NDG-06 a birthday begins at midnight in India', () => {
	expect(isAdult('2008-11-20', new Date('2026-11-19T18:30:00.000Z'))).toBe(true)
	expect(isAdult('2008-11-20', new Date('2026-11-19T18:29:59.999Z'))).toBe(false)
})

test('API-01 the same Idempotency-Key stores a form once', async () => {
	const headers = { 'idempotency-key': 'career-0001' }
	const send = () =>
		server.call('POST', '/v1/user/career-intrest', { token, headers, body: career })
	const first = await send()
	expect((await send()).body).toEqual(first.body)
	expect(
		await server.db.select().from(formSubmission).where(eq(formSubmission.kind, 'career-interest')),
	).toHaveLength(2)
})

test('SCH-07 who brought which school is noted once', async () => {
	const id = accountId(demo('sales-partner'))
	const bring = (as?: string) =>
		post('/v1/institutional-partner/referral', { ins_partner_id: id }, as)
	expect(await bring()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
	const poc = await server.signIn(demo('unverified-poc'))
	for (const _ of [1, 2]) expect((await bring(poc)).body).toEqual({ status: true })
	const schoolId = seedId('school', 'unverified')
	expect(
		await server.db.select().from(partnerSchool).where(eq(partnerSchool.schoolId, schoolId)),
	).toMatchObject([{ partnerId: id, broughtBy: accountId(demo('unverified-poc')) }])
})

test('ANA-01 FLT-08 an event of a visitor is recorded', async () => {
	const event = {
		name: 'LEARNING_PAGE_FILTER',
		properties: { course_type_id: '1', course_type: 'self_paced' },
	}
	expect(await post('/v1/analytics/events', event, null)).toMatchObject({ status: 204 })
	expect(await server.db.select().from(analyticsEvent)).toMatchObject([event])
})

test('NTF-01 notifications are paged and counted, and reading one counts it off', async () => {
	const settled = await server.signIn(demo('settled-teacher'))
	const read = async () =>
		(await server.call('GET', '/v1/task/fetch-notification?limit=2', { token: settled })).body as {
			data: { notification_id: string }[]
			unread: number
			total: number
		}
	const first = await read()
	expect([first.data.length, first.unread, first.total]).toEqual([2, 2, 3])
	const body = { notification_id: first.data[0]!.notification_id }
	expect(await post('/v1/task/read-notification', body, token)).toMatchObject({ status: 404 })
	expect((await post('/v1/task/read-notification', body, settled)).body).toEqual({ unread: 1 })
})

test('NTF-02 a device belongs to the account that signed in on it last', async () => {
	const body = { token: 'fcm-device-token-0001' }
	const owners = () =>
		server.db
			.select({ token: pushToken.token, email: account.email })
			.from(pushToken)
			.innerJoin(account, eq(account.id, pushToken.accountId))
	expect((await post('/v1/user/fcm-token', body)).body).toEqual({ status: true })
	expect(await owners()).toEqual([{ ...body, email: demo('new-teacher') }])
	const next = await server.signIn(demo('settled-teacher'))
	expect((await post('/v1/user/fcm-token', body, next)).body).toEqual({ status: true })
	expect(await owners()).toEqual([{ ...body, email: demo('settled-teacher') }])
	expect((await post('/v1/user/forget-fcm-token', body)).body).toEqual({ status: true })
	expect(await owners()).toHaveLength(1)
	expect((await post('/v1/user/forget-fcm-token', body, next)).body).toEqual({ status: true })
	expect(await owners()).toEqual([])
})

test('PRM-03 offered codes run now, are not used up and not hidden', async () => {
	const { data } = (await server.call('GET', '/v1/discounts')).body as { data: { code: string }[] }
	expect(data.map((one) => one.code)).toEqual([
		'BIG2000',
		'BUNDLE25',
		'CERT1000',
		'FESTIVE50',
		'FLAT100',
		'GuruPurnima',
		'NESTED30',
		'ONERUPEE',
		'TEACH20',
	])
})
