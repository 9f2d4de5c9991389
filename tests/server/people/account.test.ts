import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { LISTS } from '#server/catalogue/reference/reference.store.ts'
import { accountOfEmail, rememberName } from '#server/people/account/account.store.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { openBuyer } from '../support/buyer.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)
const tokens: Record<string, string> = {}
beforeAll(async () => {
	for (const { email } of demoAccounts) {
		const name = email.split('@')[0]!
		tokens[name] = await server.signIn(demo(name))
	}
})

const get = async (url: string, who?: string) =>
	server.call('GET', url, who ? { token: tokens[who]! } : {})
const post = (url: string, who: string | undefined, body: unknown) =>
	server.call('POST', url, { body, ...(who && { token: tokens[who]! }) })

describe('who is signed in', () => {
	test('SES-04 user info tells name, address, roles, points and coins', async () => {
		expect((await get('/v1/user/info', 'settled-teacher')).body).toEqual({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			displayName: 'Rajesh Pawar',
			is_name_made_up: false,
			is_view: false,
			email: demo('settled-teacher'),
			avatarUrl: null,
			phone: '+919890123456',
			country: 'IN',
			roles: ['teacher'],
			points: 145,
			coins: 320,
			school: null,
		})
		expect((await get('/v1/user/info', 'verified-poc')).body).toMatchObject({
			roles: ['main_poc'],
			coins: 0,
			school: {
				name: 'St. Thomas Higher Secondary School',
				verification_status: 'verified',
				taas_tnc: true,
			},
		})
	})

	test('SES-04 SCH-02 the school of a point of contact has a type, a teacher without one has none', async () => {
		expect((await get('/v1/user/routes', 'verified-poc')).body).toMatchObject({
			school_type: 'school',
		})
		expect((await get('/v1/user/routes', 'new-teacher')).body).toMatchObject({ school_type: null })
	})

	const routeTree = readFileSync('src/app/routeTree.gen.ts', 'utf8')
	const pages = new Set(
		[...routeTree.matchAll(/^ {2}'(\/[^']*?)\/?': typeof \w+$/gm)].map(([, path]) => path || '/'),
	)

	test.each(demoAccounts.map(({ email }) => email.split('@')[0]!))(
		'SES-04 ROL-02 every route that is offered to %s is a page of the site',
		async (who) => {
			const { routes } = (await get('/v1/user/routes', who)).body as { routes: string[] }
			expectEvery(routes, (route) => pages.has(route))
		},
	)

	test('SES-04 reference answers every list of the start, none empty, in its order', async () => {
		const lists = (await get('/v1/reference')).body as Record<
			string,
			{ slug: string; name: string }[]
		>
		expect(Object.keys(lists).sort()).toEqual([...LISTS].sort())
		expectEvery(Object.entries(lists), ([, items]) => items.length > 0)
		expect(lists.course_types!.map((item) => item.slug)).toEqual([
			'self_paced',
			'webinar',
			'micro_resource',
			'certification',
			'live_training',
			'expert_masterclass',
			'affiliated_product',
		])
		expect(lists.competency).toHaveLength(20)
		expect(lists.subjects).toHaveLength(15)
		expect(lists.grades!.map((item) => item.name).slice(0, 4)).toEqual([
			'Nursery',
			'LKG',
			'UKG',
			'Class 1',
		])
	})

	test('FLD-05 a paged select answers ten at a time, narrowed by name', async () => {
		const page = async (url: string, who?: string) =>
			(await get(url, who)).body as { total: number; data: { name: string }[] }
		const first = await page('/v1/options/grades')
		const second = await page('/v1/options/grades?offset=10')
		expect([first.total, first.data.length, second.data.length]).toEqual([15, 10, 5])
		expect((await page('/v1/options/subjects?name=SCI')).data.map((item) => item.name)).toEqual([
			'Science',
			'Social Science',
			'Computer Science',
		])
		expect(await page('/v1/options/subjects?name=%25')).toEqual({ total: 0, data: [] })
		expect((await page('/v1/options/teachers?name=deep', 'verified-poc')) as unknown).toEqual({
			total: 1,
			data: [{ teacher_id: expect.any(String), users: { name: 'Deepak Oraon' } }],
		})
		expect((await page('/v1/options/vouchers', 'verified-poc')) as unknown).toMatchObject({
			total: 2,
			data: [
				{ code: 'FLAT100', voucher_count: 25, applied_coupons_count: 25 },
				{ code: 'TEACH20' },
			],
		})
	})
})

describe('wallet and plans', () => {
	test('WAL-01 coins are stated as they are, 0 without a wallet', async () => {
		expect((await get('/v1/wallet/user-coins', 'settled-teacher')).body).toEqual({
			response: { data: { coins: 320, used_coins: 0, total_earned_coins: 320 } },
		})
		tokens.fresh = await server.signIn('nobody-yet@example.org')
		expect((await get('/v1/wallet/user-coins', 'fresh')).body).toEqual({
			response: { data: { coins: 0, used_coins: 0, total_earned_coins: 0 } },
		})
		expect(
			(await get('/v1/wallet/user-order-coins?pg_payment_id=pay_unknown', 'fresh')).body,
		).toEqual({ response: { data: { coins: 0 } } })
	})

	test('WAL-02 subscription details: status, code 200, response[0].plans', async () => {
		expect((await get('/v1/user/subscription-details', 'subscriber')).body).toMatchObject({
			status: true,
			code: 200,
			response: [
				{
					plans: {
						slug: 'plus',
						is_free: false,
						assignment_id: expect.any(String),
						benefits: {
							self_paced: { additional_purchases: { discount: 20 } },
							live_training: { included: 1 },
						},
					},
				},
			],
		})
		expect((await get('/v1/user/subscription-details', 'free-plan')).body).toMatchObject({
			response: [{ plans: { is_free: true } }],
		})
		expect((await get('/v1/user/subscription-details', 'new-teacher')).body).toEqual({
			status: true,
			code: 200,
			response: [],
		})
	})

	test.each([
		[
			'tq',
			'institutional-teacher',
			{ included: 10, used: 0, remaining: 10, additional_purchases: { discount: 50 } },
		],
		[
			'spc',
			'institutional-teacher',
			{ included: 10, used: 0, remaining: 10, additional_purchases: { discount: 20 } },
		],
		[
			'masterclass',
			'institutional-teacher',
			{ included: 1, used: 0, remaining: 1, additional_purchases: { discount: 10 } },
		],
		[
			'livetraining',
			'institutional-teacher',
			{ included: 2, used: 0, remaining: 2, additional_purchases: { discount: 10 } },
		],
		[
			'spc',
			'free-plan',
			{ included: 0, used: 0, remaining: 0, additional_purchases: { discount: 0 } },
		],
	])('WAL-03 %s benefits of %s', async (kind, who, expected) => {
		const answer = await get(`/v1/user/subscription-${kind}-benefits`, who)
		expect(answer.body).toEqual({
			status: true,
			response: { ...expected, assignment_id: expect.any(String) },
		})
	})

	test('WAL-03 CRD-08 a free plan takes nothing off, whatever its terms say', async () => {
		await server.db
			.update(plan)
			.set({ benefits: { self_paced: { additional_purchases: { discount: 20 } } } })
			.where(eq(plan.slug, 'free'))
		expect((await get('/v1/user/subscription-spc-benefits', 'free-plan')).body).toMatchObject({
			response: { additional_purchases: { discount: 0 } },
		})
	})

	test('WAL-03 WAL-02 nothing without a plan, and nothing once the plan has ended', async () => {
		const none = {
			status: false,
			response: {
				included: 0,
				used: 0,
				remaining: 0,
				additional_purchases: { discount: 0 },
				assignment_id: null,
			},
		}
		expect((await get('/v1/user/subscription-spc-benefits', 'new-teacher')).body).toEqual(none)
		server.advance(336 * 86_400_000)
		tokens.subscriber = await server.signIn(demo('subscriber'))
		expect((await get('/v1/user/subscription-livetraining-benefits', 'subscriber')).body).toEqual(
			none,
		)
		expect((await get('/v1/user/subscription-details', 'subscriber')).body).toEqual({
			status: true,
			code: 200,
			response: [],
		})
		server.advance(-336 * 86_400_000)
	})
})

describe('roles', () => {
	test.each([
		['GET', '/v1/cart/school-list', 'new-teacher'],
		['GET', '/v1/options/teachers', 'new-teacher'],
		['GET', '/v1/options/vouchers', 'parent'],
		['GET', '/v1/institutional-partner/metrics', 'verified-poc'],
		['GET', '/v1/learning/parent-learnings', 'subscriber'],
	])('ROL-03 %s %s is not for %s', async (_, url, who) => {
		expect(await get(url, who)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
	})

	test('ROL-03 SCH-05 only the point of contact agrees to the terms, for the own school', async () => {
		const url = '/v1/school/taas-tnc'
		expect(await post(url, 'additional-poc', { is_agree: true })).toMatchObject({ status: 403 })
		tokens['unverified-poc'] = await server.signIn(demo('unverified-poc'))
		expect((await post(url, 'unverified-poc', { is_agree: true })).body).toEqual({
			status: true,
			response: { taas_tnc: true },
		})
		const rows = await server.db
			.select()
			.from(school)
			.where(eq(school.name, 'Nai Subah Public School'))
		expect(rows.map((row) => row.taasTnc)).toEqual([true])
	})

	test('API-03 metrics of a sales partner count the results of the referrals', async () => {
		expect((await get('/v1/institutional-partner/metrics', 'sales-partner')).body).toEqual({
			response: {
				schools: 1,
				teachers: 28,
				licences_total: 95,
				licences_used: 18,
				courses_completed: 13,
			},
		})
	})
})

describe('pictures', () => {
	const upload = async (who: string, name: string, bytes: Buffer, acl = 'public-read') => {
		const form = new FormData()
		form.append('acl_permission', acl)
		form.append('file', new Blob([new Uint8Array(bytes)]), name)
		const request = new Response(form)
		return server.app.inject({
			method: 'POST',
			url: '/v1/user/upload-logo',
			headers: {
				authorization: `Bearer ${tokens[who]}`,
				'content-type': request.headers.get('content-type')!,
			},
			payload: Buffer.from(await request.arrayBuffer()),
		})
	}
	const png = () =>
		sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f5f66' } })
			.png()
			.toBuffer()

	test('A4 PRF-05 a replaced picture is gone', async () => {
		const first = (await upload('settled-teacher', 'one.png', await png())).json().response.url
		expect((await server.app.inject(first)).statusCode).toBe(200)
		const second = (await upload('settled-teacher', 'two.png', await png())).json().response.url
		expect((await server.app.inject(first)).statusCode).toBe(404)
		expect((await server.app.inject(second)).statusCode).toBe(200)
		const remove = '{"query":"mutation { update_profile_picture(avatar_url: null) { id } }"}'
		await post('/v1/graph', 'settled-teacher', JSON.parse(remove))
		expect((await server.app.inject(second)).statusCode).toBe(404)
	})

	test('PRF-05 a .png is kept as a square picture and becomes the avatar', async () => {
		const answer = await upload('new-teacher', 'me.PNG', await png())
		expect(answer.json()).toEqual({
			response: {
				message: 'Picture Uploaded!',
				url: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/),
			},
		})
		const { url } = (answer.json() as { response: { url: string } }).response
		expect((await get('/v1/user/info', 'new-teacher')).body).toMatchObject({ avatarUrl: url })
		const picture = await server.app.inject(url)
		expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
		expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 })
	})

	test('PRF-05 what is no picture is refused by name and by content, and believed by neither alone', async () => {
		const refusal = {
			code: 'file-type-refused',
			response: { message: 'Invalid file type. Please upload a .jpg, .jpeg, or .png file.' },
		}
		for (const [name, bytes] of [
			['me.gif', await png()],
			['me.png', Buffer.from('<svg/>')],
			[
				'me.jpg',
				await sharp(await png())
					.webp()
					.toBuffer(),
			],
		] as const) {
			const answer = await upload('new-teacher', name, bytes)
			expect([answer.statusCode, answer.json()]).toEqual([415, expect.objectContaining(refusal)])
		}
		expect((await upload('new-teacher', 'me.png', await png(), 'private')).statusCode).toBe(400)
	})

	test('PRF-03 ROL-03 a sales partner keeps the initials', async () => {
		expect((await upload('sales-partner', 'me.png', await png())).statusCode).toBe(403)
	})
})

describe('what a person says of themselves', () => {
	const patch = async (body: object, token: string) =>
		server.call('PATCH', '/v1/user/info', { body, token })

	test('SES-04 name and phone are changed, together or alone, and nothing else', async () => {
		const token = await server.signIn('details@example.org')
		const before = (await server.call('GET', '/v1/user/info', { token })).body as object
		expect(
			(await patch({ displayName: '  Meera Joshi ', phone: '+919822012345' }, token)).body,
		).toEqual({
			...{ ...before, displayName: 'Meera Joshi', is_name_made_up: false },
			phone: '+919822012345',
		})
		await patch({ displayName: 'Meera J. Joshi' }, token)
		await patch({ phone: '+254712345678' }, token)
		const after = {
			...{ ...before, displayName: 'Meera J. Joshi', is_name_made_up: false },
			phone: '+254712345678',
		}
		expect((await server.call('GET', '/v1/user/info', { token })).body).toEqual(after)
		expect((await patch({ phone: null }, token)).body).toEqual({ ...after, phone: null })
	})

	test('SES-04 ROL-03 no other’s account changes, and what is no name or number is refused', async () => {
		const [token, other] = [
			await server.signIn('one@example.org'),
			await server.signIn('two@example.org'),
		]
		const info = async () => (await server.call('GET', '/v1/user/info', { token })).body
		const before = await info()
		await patch({ displayName: 'Somebody Else' }, other)
		const wrong = [
			{},
			{ displayName: '' },
			{ displayName: ' \t' },
			{ displayName: 'x'.repeat(121) },
			{ displayName: null },
			{ phone: '9822012345' },
			{ phone: '+91982201234567890' },
			{ phone: '' },
			{ email: 'new@example.org' },
			{ displayName: 'Right', roles: ['analyst'] },
		]
		const answers = await Promise.all(wrong.map((body) => patch(body, token)))
		expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
			wrong.map(() => [400, 'invalid-request']),
		)
		expect(await info()).toEqual(before)
		const visitor = await server.call('PATCH', '/v1/user/info', { body: { displayName: 'Nobody' } })
		expect([visitor.status, (visitor.body as { code: string }).code]).toEqual([401, 'signed-out'])
	})
})

describe('W10 PUR-01 a name that was made from the address', () => {
	const info = async (token: string) =>
		(await server.call('GET', '/v1/user/info', { token })).body as Record<string, unknown>
	const signIn = async () => {
		const buyer = await openBuyer(server)
		await server.db
			.update(account)
			.set({ displayName: 'Made Up', isNameMadeUp: true })
			.where(eq(account.id, buyer.accountId))
		return buyer
	}

	test('W10 SES-04 a new account says that its name was made up', async () => {
		const { id } = await accountOfEmail(server.db, 'first.time@example.org', server.deps.clock())
		const [row] = await server.db.select().from(account).where(eq(account.id, id))
		expect(row).toMatchObject({ displayName: 'First Time', isNameMadeUp: true })
	})

	test('W10 PRF-01 ends when the person gives one, even the same', async () => {
		const { token } = await signIn()
		expect(await info(token)).toMatchObject({ is_name_made_up: true })
		const body = { displayName: 'Made Up' }
		const saved = await server.call('PATCH', '/v1/user/info', { body, token })
		expect(saved.body).toMatchObject({ ...body, is_name_made_up: false })
		expect(await info(token)).toMatchObject({ ...body, is_name_made_up: false })
	})

	test('W10 PUR-01 ends with the name of a paid order, and a name once given stays', async () => {
		const { token, accountId } = await signIn()
		await rememberName(server.db, accountId, 'Asha Rao')
		const named = { displayName: 'Asha Rao', is_name_made_up: false }
		expect(await info(token)).toMatchObject(named)
		await rememberName(server.db, accountId, 'A Friend')
		expect(await info(token)).toMatchObject(named)
	})
})
