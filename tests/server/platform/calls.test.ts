import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountId } from '#demo/people/people.seed.ts'
import { seedId } from '#demo/seed-id.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { callBack } from '../support/call-back-form.ts'
import { career } from '../support/career-form.ts'
import { breachesOf } from '../support/contract.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { stockEarning } from '../support/stock-partner.ts'

type Facts = { paid: { id: string; price: number }; free: { id: string }; picture: Buffer }
type Ask = {
	/** A demo account; without it nobody is signed in. */
	who?: string
	/** Replaces the path where it has parts to fill in. */
	path?: string
	query?: string
	body?: object
	headers?: Record<string, string>
}
type Given = Ask | ((facts: Facts) => Ask | Promise<Ask>)
/** A call: a valid input and part of its answer, an invalid input and its refusal. */
type Case = [call: string, right: Given, answer: unknown, wrong: Given, refusal: [number, string]]

const teacher = 'settled-teacher'
const poc = 'verified-poc'
const unknown = '0197a000-0000-7000-8000-000000000001'
const invalid: [number, string] = [400, 'invalid-request']
const signedOut: [number, string] = [401, 'signed-out']
const forbidden: [number, string] = [403, 'forbidden']
const some = expect.arrayContaining([expect.anything()])
const anyNumber = expect.any(Number)
const list = { total: anyNumber, data: some }

const heldSession = {
	...{ is_new: true, title: 'Phonics', held_on: '2026-11-14', hours: '2', standard: 'practice' },
	...{ trainer: 'Reena Thomas', attendees: [seedId('staff', 'Mary Thomas')] },
}

const wishes = {
	experience: '3 to 5 years',
	teaching_grade: ['Primary (1 to 5)'],
	subject_specialization: ['Mathematics'],
	competency: ['Foundational Numeracy'],
	learning_preference: ['video_content'],
	professional_goals: ['promotion in school'],
	teaching_challenges: ['Foundational Numeracy'],
}

const upload = async (who: string, name: string, file: Buffer): Promise<Ask> => {
	const form = new FormData()
	form.append('acl_permission', 'public-read')
	form.append('file', new Blob([new Uint8Array(file)]), name)
	const request = new Response(form)
	return {
		who,
		body: Buffer.from(await request.arrayBuffer()),
		headers: { 'content-type': request.headers.get('content-type')! },
	}
}

const order = (who: string, phone: string, expected_total?: number) => (facts: Facts) => ({
	who,
	body: {
		platform: 'web',
		product_id: [facts.paid.id],
		name: 'Asha Rao',
		email: 'asha@example.org',
		phone,
		// Whole rupees with 18 % GST.
		expected_total: expected_total ?? Math.round((facts.paid.price * 1.18) / 100) * 100,
	},
})

const benefits = (kind: string, answer: object): Case => [
	`get /user/subscription-${kind}-benefits`,
	{ who: 'institutional-teacher' },
	{ status: true, response: answer },
	{},
	signedOut,
]
const benefit = { included: anyNumber, used: anyNumber, remaining: anyNumber }

/** The calls of the specification's section 7. */
const cases: Case[] = [
	[
		'get /user/registered-tracks',
		{ who: teacher },
		{ data: { data: some } },
		{ who: teacher, query: 'webinar_id=nonsense' },
		invalid,
	],
	[
		'get /discount/check-availability',
		{ query: 'code=TEACH20' },
		{ is_available: true, response: { data: { discount: { code: 'TEACH20' } } } },
		{},
		invalid,
	],
	[
		'post /vidya-points/user-activity-points',
		({ paid }) => ({ who: teacher, body: { activity: 'share_resource', subject_id: paid.id } }),
		{ response: { points: 5 } },
		{ who: teacher, body: { activity: 'nap' } },
		invalid,
	],
	['get /options/teachers', { who: poc }, list, { who: poc, query: 'limit=0' }, invalid],
	['get /options/vouchers', { who: poc }, list, { who: teacher }, forbidden],
	['get /options/teacher-tracks', { who: poc }, list, { who: poc, query: 'offset=-1' }, invalid],
	['get /options/schools', { who: teacher }, list, { who: teacher, query: 'limit=51' }, invalid],
	['get /options/{list}', { path: '/options/grades' }, list, { path: '/options/moons' }, invalid],
	[
		'post /sheet-storage',
		{ body: { data: callBack } },
		{ ok: true },
		{ body: { data: { ...callBack, mobile: '12' } } },
		invalid,
	],
	[
		'get /task/fetch-notification',
		{ who: teacher },
		{ ...list, unread: anyNumber },
		{ who: teacher, query: 'limit=many' },
		invalid,
	],
	['get /cart/school-list', { who: poc }, { total: anyNumber }, { who: teacher }, forbidden],
	['get /cart/retail-count', { who: teacher }, anyNumber, {}, signedOut],
	[
		'post /school/upload-logo',
		({ picture }) => upload(poc, 'logo.png', picture),
		{ response: { message: expect.any(String), url: expect.stringMatching(/^\/uploads\//) } },
		({ picture }) => upload(poc, 'logo.gif', picture),
		[415, 'file-type-refused'],
	],
	[
		'post /user/upload-logo',
		({ picture }) => upload(teacher, 'me.png', picture),
		{ response: { message: 'Picture Uploaded!', url: expect.stringMatching(/^\/uploads\//) } },
		() => upload(teacher, 'me.png', Buffer.from('<svg/>')),
		[415, 'file-type-refused'],
	],
	[
		'get /school/hours',
		{ who: poc },
		{ totals: { teachers: anyNumber }, teachers: list },
		{ who: poc, query: 'filter=lazy' },
		invalid,
	],
	['get /school/teacher-names', { who: poc }, { data: some }, { who: teacher }, forbidden],
	['get /school/sessions', { who: poc }, list, { who: poc, query: 'limit=0' }, invalid],
	[
		'get /school/sessions/{id}',
		{ who: poc, path: `/school/sessions/${seedId('school-session', 'Assessment with rubrics')}` },
		{ session: { title: 'Assessment with rubrics' }, attendees: some },
		{
			who: 'unverified-poc',
			path: `/school/sessions/${seedId('school-session', 'Assessment with rubrics')}`,
		},
		[404, 'not-found'],
	],
	[
		'put /school/sessions/{id}',
		{ who: poc, path: `/school/sessions/${unknown}`, body: heldSession },
		{ id: unknown },
		{
			who: 'unverified-poc',
			path: `/school/sessions/${seedId('school-session', 'Assessment with rubrics')}`,
			body: heldSession,
		},
		[404, 'not-found'],
	],
	[
		'post /school/hours/reminders',
		{ who: poc },
		{ reminded: anyNumber },
		{ who: teacher },
		forbidden,
	],
	[
		'get /school/usage',
		{ who: poc },
		{ teachers: list },
		{ who: poc, query: 'period=day' },
		invalid,
	],
	['get /school/overview', { who: poc }, { months: some }, { who: poc, query: 'year=1' }, invalid],
	['get /school/curriculum', { who: poc }, { subjects: some }, { who: teacher }, forbidden],
	[
		'get /school/curriculum/subject',
		{ who: poc, query: 'subject=Biology' },
		{ subject: 'Biology', resources: some },
		{ who: poc },
		invalid,
	],
	['get /school/dashboard', { who: poc }, { city: 'Kottayam' }, { who: teacher }, forbidden],
	['get /school/documents', { who: poc }, { documents: [] }, { who: teacher }, forbidden],
	[
		'put /school/documents/{id}',
		async () => ({
			...(await upload('unverified-poc', 'letter.pdf', Buffer.from('%PDF-1.7'))),
			path: `/school/documents/${seedId('document', 'letter')}`,
		}),
		{ id: seedId('document', 'letter') },
		async () => ({
			...(await upload('unverified-poc', 'letter.pdf', Buffer.from('<svg/>'))),
			path: `/school/documents/${seedId('document', 'other')}`,
		}),
		[415, 'file-type-refused'],
	],
	[
		'post /school/taas-tnc',
		{ who: 'unverified-poc', body: { is_agree: true } },
		{ status: true },
		{ who: teacher, body: { is_agree: true } },
		forbidden,
	],
	[
		'post /user/career-intrest',
		{ who: teacher, body: career },
		{ status: true, response: { id: expect.any(String) } },
		{ who: teacher, body: { ...career, dob: '2020-01-01' } },
		[409, 'too-young'],
	],
	[
		'post /recommend/user-wizard',
		{ who: teacher, body: wishes },
		{ status: true, response: { data: some } },
		{ who: teacher, body: { ...wishes, competency: [] } },
		invalid,
	],
	[
		'post /user/fcm-token',
		{ who: teacher, body: { token: 'fcm-device-token-0001' } },
		{ status: true },
		{ who: teacher, body: { token: 'short' } },
		invalid,
	],
	['get /recommend/is-wizard-completed', { who: 'new-teacher' }, false, {}, signedOut],
	['get /user/info', { who: teacher }, { email: demo(teacher), roles: some }, {}, signedOut],
	['get /user/routes', { who: teacher }, { routes: some }, {}, signedOut],
	[
		'get /institutional-partner/metrics',
		{ who: 'sales-partner' },
		{ response: { schools: anyNumber, teachers: anyNumber } },
		{ who: teacher },
		forbidden,
	],
	[
		'get /institutional-partner/schools',
		{ who: 'channel-partner' },
		{ total: 2, data: some },
		{ who: poc },
		forbidden,
	],
	[
		'get /institutional-partner/earnings',
		{ who: 'sales-partner' },
		{ total: 1, data: some },
		{ who: 'sales-partner', query: 'limit=0' },
		invalid,
	],
	[
		'get /institutional-partner/licences',
		{ who: 'sales-partner' },
		{ data: some },
		{ who: 'value-partner' },
		forbidden,
	],
	[
		'get /institutional-partner/usage',
		{ who: 'sales-partner' },
		{ total: 1, data: some },
		{},
		signedOut,
	],
	[
		'get /partners',
		{ who: 'sales-associate' },
		{ total: 3, data: some },
		{ who: 'sales-partner' },
		forbidden,
	],
	[
		'get /partner-earnings',
		{ who: 'customer-success' },
		{ total: 1, data: some },
		{ who: 'channel-partner' },
		forbidden,
	],
	[
		'post /partner-earnings/{id}/payout',
		async () => ({
			who: 'customer-success',
			path: `/partner-earnings/${await addEarning()}/payout`,
			body: { reference: 'SBIN426328001234' },
		}),
		{ status: 'paid_out' },
		{
			who: 'customer-success',
			path: `/partner-earnings/${unknown}/payout`,
			body: { reference: 'SBIN426328001234' },
		},
		[404, 'not-found'],
	],
	[
		'get /wallet/user-coins',
		{ who: teacher },
		{ response: { data: { coins: 320 } } },
		{},
		signedOut,
	],
	benefits('tq', benefit),
	benefits('spc', benefit),
	benefits('masterclass', benefit),
	benefits('livetraining', benefit),
	[
		'get /user/subscription-details',
		{ who: 'subscriber' },
		{ code: 200, response: [{ plans: expect.anything() }] },
		{},
		signedOut,
	],
	[
		'post /institutional-partner/referral',
		{ who: poc, body: { ins_partner_id: accountId(demo('sales-partner')) } },
		{ status: true },
		{ who: poc, body: { ins_partner_id: accountId(demo('channel-partner')) } },
		[409, 'school-has-partner'],
	],
	[
		'post /community/school-group-referral',
		{ who: teacher, body: { referred_by: 'somebody', group_id: seedId('group', 'maths') } },
		{ status: true },
		{ who: teacher, body: { referred_by: 'somebody' } },
		invalid,
	],
	[
		'get /location/ip',
		{},
		{ country: expect.any(String) },
		{ headers: { authorization: 'Bearer made-up' } },
		[401, 'session-expired'],
	],
	[
		'get /location/places',
		{ who: teacher, query: 'search=nagp' },
		{ data: [{ place_id: 'geonames:1262180', name: 'Nagpur', detail: 'Maharashtra, IN' }] },
		{ who: teacher, query: 'search=' },
		invalid,
	],
	[
		'get /location/places/{place_id}',
		{ who: teacher, path: '/location/places/geonames:1262180' },
		{ city: 'Nagpur', state: 'Maharashtra', country: 'IN', postcode: '440001' },
		{ who: teacher, path: '/location/places/geonames:0' },
		[404, 'not-found'],
	],
	['get /learning/all', { query: 'type=webinar' }, list, { query: 'type=nap' }, invalid],
	['get /learning/parent-learnings', { who: 'parent' }, list, { who: teacher }, forbidden],
	[
		'get /discounts',
		({ paid }) => ({ query: `course_id=${paid.id}` }),
		{ data: some },
		{ query: 'course_id=nonsense' },
		invalid,
	],
	[
		'post /razorpay/retail-spc',
		order('new-teacher', '+919876543210'),
		{ status: true, currency: 'INR', pg_order_id: expect.stringMatching(/^order_/) },
		order('new-teacher', '+919876543210', 1),
		[409, 'price-changed'],
	],
	[
		'post /stripe/retail-spc',
		order('buyer-abroad', '+254712345678'),
		{ status: true, payment_url: expect.stringMatching(/^\/sandbox\/stripe\/pay\//) },
		order('buyer-abroad', '+254712345678', 1),
		[409, 'price-changed'],
	],
	[
		'get /wallet/user-order-coins',
		{ who: teacher, query: 'pg_payment_id=pay_unknown' },
		{ response: { data: { coins: 0 } } },
		{ who: teacher },
		invalid,
	],
	[
		'post /user/purchase-free',
		({ free }) => ({ who: 'new-teacher', body: { webinar_id: [free.id], expected_total: 0 } }),
		{ status: true, response: { data: [[{ status: 'confirmed' }]] } },
		{ who: 'new-teacher', body: { webinar_id: [unknown], expected_total: 0 } },
		[404, 'unknown-product'],
	],
	[
		'get /cart/retail-isadded',
		({ paid }) => ({ who: teacher, query: `product_id=${paid.id}` }),
		{ is_added: false },
		{ who: teacher, query: 'product_id=nonsense' },
		invalid,
	],
	[
		'post /cart/retail',
		({ paid }) => ({ who: 'new-teacher', body: { product_id: paid.id } }),
		{ response: { message: expect.any(String) } },
		{ who: 'new-teacher', body: { product_id: unknown } },
		[404, 'unknown-product'],
	],
]

const server = await openFileApp({}, openSeededApp)
let facts: Facts
const tokens = new Map<string, string>()

const tokenOf = async (who: string) => {
	const token = tokens.get(who) ?? (await server.signIn(demo(who)))
	tokens.set(who, token)
	return token
}

/** Adds an earning for a partner whose earnings no other call reads. */
const addEarning = async () => {
	const partner = accountId(demo('channel-partner'))
	const school = seedId('school', 'kaveri')
	const createdAt = server.deps.clock()
	const [paid] = await server.db
		.insert(schoolOrder)
		.values({
			...{ schoolId: school, accountId: partner, status: 'paid', quoteNumber: 'calls/1' },
			...{ price: 100_000, gst: 18_000, rounding: 0, total: 118_000 },
			...{ createdAt, validUntil: createdAt, paidAt: createdAt },
		})
		.returning({ id: schoolOrder.id })
	return stockEarning(server, { partner, school, paid: paid!.id })
}

/** Makes a call; an answer that openapi/v1.yaml does not describe throws. */
const make = async (call: string, given: Given) => {
	const [method = '', path = ''] = call.split(' ')
	const ask = typeof given === 'function' ? await given(facts) : given
	const url = `/v1${ask.path ?? path}${ask.query ? `?${ask.query}` : ''}`
	const answer = await server.call(method.toUpperCase() as 'GET', url, {
		...(ask.who && { token: await tokenOf(ask.who) }),
		...(ask.body && { body: ask.body }),
		...(ask.headers && { headers: ask.headers }),
	})
	return { ...answer, method: method.toUpperCase(), url }
}

beforeAll(async () => {
	const first = async (price: string) => {
		const url = `/v1/learning/all?type=self_paced&price_type=${price}&limit=1`
		return ((await server.call('GET', url)).body as { data: Facts['paid'][] }).data[0]!
	}
	const background = { width: 40, height: 30, channels: 3, background: '#0f5f66' } as const
	facts = {
		paid: await first('paid'),
		free: await first('free'),
		picture: await sharp({ create: background }).png().toBuffer(),
	}
})

describe('API-01 the calls of section 7', () => {
	test.each(cases)('API-01 %s answers as the contract says', async (call, right, expected) => {
		const { status, body, method, url } = await make(call, right)
		expect({ status, body }).toMatchObject({ status: 200, body: expected })
		// The contract says something of this answer: an empty one breaks it.
		expect(breachesOf(method, url, status, {})).not.toEqual([])
	})

	test.each(cases)(
		'API-01 %s refuses as the contract says',
		async (call, _, __, wrong, refusal) => {
			const { status, body, headers } = await make(call, wrong)
			expect([status, (body as { code: string }).code]).toEqual(refusal)
			expect(headers['content-type']).toMatch(/^application\/problem\+json/)
		},
	)
})
