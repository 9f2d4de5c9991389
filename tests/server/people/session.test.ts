import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { pushToken } from '#server/people/push/push.tables.ts'
import { useLoginLink } from '#server/people/session/login-link.store.ts'
import { accessToken, loginLink } from '#server/people/session/session.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({ LOGIN_LINK_LIMIT: '5' })

const linkFor = async (email: string, more: object = {}) => {
	await server.call('POST', '/v1/session/links', { body: { email, ...more } })
	const mails = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
		links: string[]
	}[]
	return new URL(mails[0]!.links[0]!).searchParams.get('token')!
}

const consume = (token: string) => server.call('POST', `/v1/session/links/${token}/consume`)
const problem = (answer: { status: number; body: never }) => ({
	status: answer.status,
	code: (answer.body as { code: string }).code,
})
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
	String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!

test('SES-01 a login link is mailed, shown without being used, and signs in once', async () => {
	const token = await linkFor('asha@example.org', { return_to: '/courses/algebra' })
	const shown = { email_hint: 'a•••@example.org', return_to: '/courses/algebra' }
	expect((await server.call('GET', `/v1/session/links/${token}`)).body).toEqual(shown)
	expect((await server.call('GET', `/v1/session/links/${token}`)).body).toEqual(shown)
	const opened = await consume(token)
	expect(opened.status).toBe(200)
	expect(opened.body).toEqual({
		access_token: expect.stringMatching(/^[\w-]{43}$/),
		expires_in: 900,
		return_to: '/courses/algebra',
	})
	expect(opened.headers['set-cookie']).toEqual([
		expect.stringMatching(
			/^vidya_session=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
		),
		'vidya_here=1; Max-Age=2592000; Path=/; SameSite=Lax',
	])
	expect(problem(await consume(token))).toEqual({ status: 410, code: 'link-used' })
	expect(problem(await server.call('GET', `/v1/session/links/${token}`))).toEqual({
		status: 410,
		code: 'link-used',
	})
})

test('SES-01 an expired link and a link that was not made here say so', async () => {
	const token = await linkFor('late@example.org')
	server.advance(10 * 60_000)
	expect(problem(await consume(token))).toEqual({ status: 410, code: 'link-expired' })
	expect(problem(await consume('a'.repeat(43)))).toEqual({ status: 404, code: 'link-foreign' })
})

test('SES-01 a link that ends between being looked at and being used opens nothing', async () => {
	const token = await linkFor('last-moment@example.org')
	const end = new Date(server.deps.clock().getTime() + 10 * 60_000)
	expect(await useLoginLink(server.db, token, end)).toBe(undefined)
	const before = new Date(end.getTime() - 1)
	expect(await useLoginLink(server.db, token, before)).toMatchObject({ usedAt: before })
})

test('SES-01 the answer is the same for known and unknown addresses', async () => {
	await server.signIn('known@example.org')
	const answers = ['known@example.org', 'stranger@example.org'].map((email) =>
		server.call('POST', '/v1/session/links', { body: { email } }),
	)
	const [known, stranger] = await Promise.all(answers)
	expect(known!.status).toBe(202)
	expect(stranger!.status).toBe(202)
	expect(known!.body).toEqual({ sent: true, mailbox_url: '/dev/mail?to=known%40example.org' })
	expect(stranger!.body).toEqual({ sent: true, mailbox_url: '/dev/mail?to=stranger%40example.org' })
})

test('SES-01 an address is sent at most five links in ten minutes', async () => {
	const ask = () =>
		server.call('POST', '/v1/session/links', { body: { email: 'flood@example.org' } })
	const answers: number[] = []
	for (let i = 0; i < 6; i += 1) answers.push((await ask()).status)
	expect(answers).toEqual([202, 202, 202, 202, 202, 429])
	server.advance(4 * 60_000)
	expect(await ask()).toMatchObject({
		status: 429,
		body: { code: 'too-many-requests', retry_after: 360 },
	})
	server.advance(6 * 60_000)
	expect((await ask()).status).toBe(202)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'evil'])(
	'SES-01 a link never returns to %s',
	async (return_to) => {
		const token = await linkFor('open@example.org', { return_to })
		expect((await consume(token)).body).toMatchObject({ return_to: '/' })
	},
)

test('SES-01 ten concurrent presses of Continue open one session', async () => {
	const token = await linkFor('many@example.org')
	const answers = await Promise.all(Array.from({ length: 10 }, () => consume(token)))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
})

test('SES-01 a bearer token ends after 15 minutes and is renewed by the cookie', async () => {
	const opened = await consume(await linkFor('renew@example.org'))
	const { access_token: token } = opened.body as { access_token: string }
	expect((await server.call('GET', '/v1/orders', { token })).status).toBe(200)
	server.advance(15 * 60_000)
	expect(problem(await server.call('GET', '/v1/orders', { token }))).toEqual({
		status: 401,
		code: 'session-expired',
	})
	const renewed = await server.call('POST', '/v1/session/refresh', {
		headers: { cookie: cookieOf(opened) },
	})
	const next = (renewed.body as { access_token: string }).access_token
	expect((await server.call('GET', '/v1/orders', { token: next })).status).toBe(200)
})

test('SES-01 a replayed refresh cookie ends the session, a second tab at the same moment does not', async () => {
	const opened = await consume(await linkFor('tabs@example.org'))
	const first = { headers: { cookie: cookieOf(opened) } }
	const renewed = await server.call('POST', '/v1/session/refresh', first)
	const second = { headers: { cookie: cookieOf(renewed) } }
	expect((await server.call('POST', '/v1/session/refresh', first)).status).toBe(200)
	expect((await server.call('POST', '/v1/session/refresh', second)).status).toBe(200)
	server.advance(61_000)
	expect(problem(await server.call('POST', '/v1/session/refresh', first))).toEqual({
		status: 401,
		code: 'session-expired',
	})
	expect((await server.call('POST', '/v1/session/refresh', second)).status).toBe(401)
})

const refresh = (cookie: string) =>
	server.call('POST', '/v1/session/refresh', { headers: { cookie } })

test('A3 SES-01 a secret whose successor came back is good for a minute to the millisecond, and keeps the cookie as it is', async () => {
	const ofTab = async (email: string, ms: number) => {
		const old = cookieOf(await consume(await linkFor(email)))
		const fresh = cookieOf(await refresh(old))
		await refresh(fresh)
		server.advance(ms)
		const { status, headers } = await refresh(old)
		return [status, headers['set-cookie'] === undefined, (await refresh(fresh)).status]
	}
	expect(await ofTab('grace-end@example.org', 60_000)).toEqual([200, true, 200])
	expect(await ofTab('grace-over@example.org', 60_001)).toEqual([401, false, 401])
})

test('A3 SES-01 a device that lost the answer with its new cookie stays signed in with the old one; the lost cookie ends the session', async () => {
	const old = cookieOf(await consume(await linkFor('lost-answer@example.org')))
	const lost = cookieOf(await refresh(old))
	server.advance(61_000)
	const again = await refresh(old)
	expect(again.status).toBe(200)
	server.advance(61_000)
	expect((await refresh(cookieOf(again))).status).toBe(200)
	expect((await refresh(lost)).status).toBe(401)
	expect((await refresh(cookieOf(again))).status).toBe(401)
})

test('A3 SES-01 of many tabs at the same moment one renews the cookie, and who asked with the one before goes on, however late it arrives', async () => {
	const old = cookieOf(await consume(await linkFor('three-tabs@example.org')))
	const fresh = cookieOf(await refresh(old))
	const late: [number, boolean][] = []
	for (const cookie of [fresh, old, fresh, old]) {
		const { status, headers } = await refresh(cookie)
		late.push([status, headers['set-cookie'] === undefined])
	}
	expect(late).toEqual(Array(4).fill([200, true]))
	server.advance(60_001)
	const next = await refresh(fresh)
	expect([next.status, cookieOf(next) === fresh]).toEqual([200, false])
})

test('A3 SES-01 a refresh without a cookie clears none, since another tab may have signed in meanwhile; one that ended clears both', async () => {
	const cleared = async (headers: Record<string, string>) => {
		const answer = await server.call('POST', '/v1/session/refresh', { headers })
		expect(answer.status).toBe(401)
		return ([answer.headers['set-cookie'] ?? []].flat() as string[]).map((one) => one.split('=')[0])
	}
	expect(await cleared({})).toEqual([])
	expect(await cleared({ cookie: 'vidya_session=over.and-out' })).toEqual([
		'vidya_session',
		'vidya_here',
	])
})

test('SES-01 a session ends thirty days after its sign-in, however often it is refreshed', async () => {
	let cookie = cookieOf(await consume(await linkFor('month@example.org')))
	server.advance(30 * 86_400_000 - 1)
	const last = await refresh(cookie)
	expect(last.status).toBe(200)
	cookie = cookieOf(last)
	server.advance(1)
	expect(problem(await refresh(cookie))).toEqual({ status: 401, code: 'session-expired' })
})

test('SES-01 SES-02 two devices of one account are two sessions: one that ends leaves the other', async () => {
	const email = 'two-devices@example.org'
	const [first, second] = [await consume(await linkFor(email)), await consume(await linkFor(email))]
	const token = (opened: typeof first) => (opened.body as { access_token: string }).access_token
	const orders = async (opened: typeof first) =>
		(await server.call('GET', '/v1/orders', { token: token(opened) })).status
	await server.call('POST', '/v1/session/logout', { headers: { cookie: cookieOf(first) } })
	expect([await orders(first), await orders(second)]).toEqual([401, 200])
	expect([
		(await refresh(cookieOf(first))).status,
		(await refresh(cookieOf(second))).status,
	]).toEqual([401, 200])
})

test('SES-01 a renewed session keeps its tokens that are good and drops those that ended', async () => {
	const opened = await consume(await linkFor('renewals@example.org'))
	const { id } = await accountOfEmail(server.db, 'renewals@example.org', server.deps.clock())
	const tokens = async () =>
		(await server.db.select().from(accessToken).where(eq(accessToken.accountId, id))).length
	const next = await refresh(cookieOf(opened))
	expect(await tokens()).toBe(2)
	server.advance(15 * 60_000 + 1)
	await refresh(cookieOf(next))
	expect(await tokens()).toBe(1)
})

test('SES-02 signing out ends the session and its tokens immediately', async () => {
	const opened = await consume(await linkFor('leaver@example.org'))
	const { access_token: token } = opened.body as { access_token: string }
	const cookie = cookieOf(opened)
	const left = await server.call('POST', '/v1/session/logout', { token, headers: { cookie } })
	expect(left.status).toBe(204)
	expect((await server.call('GET', '/v1/orders', { token })).status).toBe(401)
	expect((await server.call('POST', '/v1/session/refresh', { headers: { cookie } })).status).toBe(
		401,
	)
})

test('ROL-03 a call that needs an account refuses a visitor and a made-up token', async () => {
	expect(problem(await server.call('GET', '/v1/orders'))).toEqual({
		status: 401,
		code: 'signed-out',
	})
	expect(problem(await server.call('GET', '/v1/orders', { token: 'x' }))).toEqual({
		status: 401,
		code: 'session-expired',
	})
})

const siteCalls = [
	['/v1/session/links', { email: 'foreign@example.org' }],
	[`/v1/session/links/${'a'.repeat(43)}/consume`, undefined],
	['/v1/session/refresh', undefined],
	['/v1/session/logout', undefined],
] as const

test.each(siteCalls)(
	'A3 SES-01 %s refuses what a page of another site sends',
	async (url, body) => {
		const send = async (headers: Record<string, string>) =>
			problem(await server.call('POST', url, { ...(body && { body }), headers }))
		const refused = { status: 403, code: 'foreign-origin' }
		expect(await send({ 'sec-fetch-site': 'cross-site' })).toEqual(refused)
		expect(await send({ 'sec-fetch-site': 'same-site' })).toEqual(refused)
		expect(await send({ origin: 'https://evil.example' })).toEqual(refused)
		expect(await send({ origin: 'null' })).toEqual(refused)
	},
)

test('A3 SES-01 a page of this site signs in, refreshes and signs out', async () => {
	const headers = { origin: 'http://vidya.test', 'sec-fetch-site': 'same-origin' }
	const token = await linkFor('own-site@example.org')
	const opened = await server.call('POST', `/v1/session/links/${token}/consume`, { headers })
	const cookie = cookieOf(opened)
	const post = async (url: string) =>
		(await server.call('POST', url, { headers: { origin: headers.origin, cookie } })).status
	expect(await post('/v1/session/refresh')).toBe(200)
	expect(await post('/v1/session/logout')).toBe(204)
	expect(await post('/v1/session/refresh')).toBe(401)
})

test('A3 SES-01 a form’s text is not read as JSON', async () => {
	const answer = await server.app.inject({
		method: 'POST',
		url: '/v1/session/links',
		headers: { 'content-type': 'text/plain' },
		payload: JSON.stringify({ email: 'text@example.org' }),
	})
	expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-type'])
})

test('A3 SES-01 nobody uses up another’s links, and one place asks for two hundred at most', async () => {
	const ask = async (email: string, remoteAddress: string) =>
		(
			await server.app.inject({
				method: 'POST',
				url: '/v1/session/links',
				payload: { email },
				remoteAddress,
			})
		).statusCode
	for (let i = 0; i < 5; i += 1) expect(await ask('victim@example.org', '203.0.113.1')).toBe(202)
	expect(await ask('victim@example.org', '203.0.113.1')).toBe(429)
	expect(await ask('victim@example.org', '203.0.113.2')).toBe(202)
	for (let i = 0; i < 5; i += 1)
		expect(await ask('victim@example.org', `2001:db8:1:2::${i}`)).toBe(202)
	expect(await ask('victim@example.org', '2001:db8:1:2:ffff::1')).toBe(429)
	const answers: number[] = []
	for (let i = 0; i < 201; i += 1) answers.push(await ask(`p${i}@example.org`, '198.51.100.9'))
	expect(answers).toEqual([...Array(200).fill(202), 429])
})

test('A3 SES-01 one address is sent forty links in ten minutes at most, by any requester, and links again afterwards', async () => {
	const ask = async (place: number, email = 'flooded@example.org') =>
		(
			await server.app.inject({
				method: 'POST',
				url: '/v1/session/links',
				payload: { email },
				remoteAddress: `203.0.113.${100 + place}`,
			})
		).statusCode
	const answers: number[] = []
	for (let place = 0; place < 9; place += 1)
		for (let i = 0; i < 5; i += 1) answers.push(await ask(place))
	expect(answers).toEqual([...Array(40).fill(202), ...Array(5).fill(429)])
	expect(await ask(0, 'neighbour@example.org')).toBe(202)
	server.advance(600_001)
	expect(await ask(0)).toBe(202)
})

test('M8 A3 of fifty concurrent requests for links five are sent', async () => {
	const ask = () =>
		server.call('POST', '/v1/session/links', { body: { email: 'at-once@example.org' } })
	const answers = await Promise.all(Array.from({ length: 50 }, ask))
	expect(answers.map(({ status }) => status).sort()).toEqual([
		...Array(5).fill(202),
		...Array(45).fill(429),
	])
})

test('A3 SES-01 a refresh cookie three generations old ends the session', async () => {
	const opened = await consume(await linkFor('family@example.org'))
	const cookies = [cookieOf(opened)]
	for (let i = 0; i < 3; i += 1) {
		cookies.push(cookieOf(await refresh(cookies[i]!)))
		server.advance(60_001)
	}
	expect((await refresh(cookies[0]!)).status).toBe(401)
	expect((await refresh(cookies[3]!)).status).toBe(401)
	const { access_token: token } = opened.body as { access_token: string }
	expect((await server.call('GET', '/v1/orders', { token })).status).toBe(401)
})

test('A3 SES-02 a logout with a bearer token alone ends the session, and the device gets no push messages', async () => {
	const opened = await consume(await linkFor('bearer@example.org'))
	const { access_token: token } = opened.body as { access_token: string }
	await server.call('POST', '/v1/user/fcm-token', { token, body: { token: 'device-of-bearer' } })
	const devices = () =>
		server.db.select().from(pushToken).where(eq(pushToken.token, 'device-of-bearer'))
	expect(await devices()).toHaveLength(1)
	expect((await server.call('POST', '/v1/session/logout', { token })).status).toBe(204)
	expect(await devices()).toEqual([])
	expect((await server.call('GET', '/v1/orders', { token })).status).toBe(401)
	const headers = { cookie: cookieOf(opened) }
	expect((await server.call('POST', '/v1/session/refresh', { headers })).status).toBe(401)
})

test('R3 the secret of an invitation goes with the mailed link and is stored nowhere', async () => {
	const secret = 'c2VjcmV0LW9mLWEtc2Nob29s'
	const email = 'invited@example.org'
	const body = { email, invite_id: secret, return_to: `/login?invite_id=${secret}&from=mail` }
	expect((await server.call('POST', '/v1/session/links', { body })).status).toBe(202)
	const rows = await server.db.select().from(loginLink).where(eq(loginLink.email, email))
	expect(rows).toHaveLength(1)
	expect(JSON.stringify(rows)).not.toContain(secret)
	expect(rows[0]).toMatchObject({ returnTo: '/login?from=mail', invite: {} })
	const mails = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
		links: string[]
	}[]
	const link = new URL(mails[0]!.links[0]!)
	expect(link.searchParams.get('invite_id')).toBe(secret)
	expect([link.pathname, link.searchParams.get('token')]).toEqual([
		'/login/link',
		expect.any(String),
	])
})
