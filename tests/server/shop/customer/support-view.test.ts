import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { session } from '#server/people/session/session.tables.ts'
import { operationRules, readSpecification } from '#server/platform/contract/specification.ts'
import { expectEvery } from '../../../expect-every.ts'
import { openTeacher } from '../../support/community-people.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let support: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	support = await openStaff(server, 'Support', ['support'])
})

const linkTo = async (id: string) =>
	expectOk<{ url: string }>(
		await support.desk('POST', `/customers/${id}/views`, { reason: 'She sees no course.' }),
		201,
	)
/** Looks at an account. Returns the token and the cookie of the view. */
const look = async (id: string) => {
	const { url } = await linkTo(id)
	const token = new URL(url).searchParams.get('token')
	const opened = await server.app.inject({
		method: 'POST',
		url: `/v1/session/links/${token}/consume`,
		headers: { origin: server.deps.config.publicUrl },
	})
	expect(opened.statusCode).toBe(200)
	const cookie = opened.cookies.find(({ httpOnly }) => httpOnly)!
	return { token: opened.json().access_token as string, cookie, link: token! }
}

test('DSK-13 support sees the pages of a person as they do, in a session marked as a view, and the link is good once', async () => {
	const person = await openTeacher(server, 'Viewed Meera', ['teacher'])
	const view = await look(person.id)
	const seen = await server.call('GET', '/v1/user/info', { token: view.token })
	const own = await server.call('GET', '/v1/user/info', { token: person.token })
	expect(seen.body).toEqual({ ...(own.body as object), is_view: true })
	expect(own.body).toMatchObject({ is_view: false })
	const again = await server.app.inject({
		method: 'POST',
		url: `/v1/session/links/${view.link}/consume`,
		headers: { origin: server.deps.config.publicUrl },
	})
	expect([again.statusCode, again.json().code]).toEqual([410, 'link-used'])
	const rows = await server.db.select().from(session).where(eq(session.accountId, person.id))
	expect(rows.filter(({ isView }) => isView).map(({ device }) => device)).toEqual(['Support'])
})

test('DSK-13 no call of the contract that changes something takes the token of a view, but those of signing in and out', async () => {
	const person = await openTeacher(server, 'Unchanged Ravi', ['teacher'])
	const view = await look(person.id)
	const paths = readSpecification().paths as unknown as Record<
		string,
		Record<string, { operationId: string; security?: object[]; requestBody?: { content: object } }>
	>
	const rules = operationRules(readSpecification())
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	)
	const changing = calls.filter(({ operation }) => rules.get(operation.operationId)?.changes)
	expect(changing.length).toBeGreaterThan(100)
	const answers = []
	for (const { path, method, operation } of changing) {
		const type = Object.keys(operation.requestBody?.content ?? {})[0]
		const answer = await server.app.inject({
			method: method.toUpperCase() as 'POST',
			url: `/v1${path.replaceAll(/\{[^}]+\}/g, '019b76da-a800-79e4-ba48-ee0802a0adfb')}`,
			headers: { authorization: `Bearer ${view.token}`, ...(type && { 'content-type': type }) },
			...(type === 'application/json' && { payload: '{}' }),
		})
		answers.push([operation.operationId, answer.statusCode, answer.json().code])
	}
	expectEvery(answers, ([, status, code]) => status === 403 && code === 'view-only')
	const open = calls
		.filter(({ method }) => method !== 'get')
		.map(({ operation }) => operation.operationId)
		.filter((id) => !rules.get(id)!.changes)
	expect(open.sort()).toEqual([
		...['consumeLoginLink', 'endSession', 'refreshSession', 'requestLoginLink'],
	])
})

test('DSK-13 accounts of the team and suspended ones cannot be viewed, an editor views nobody, and the reason is recorded', async () => {
	const views = (id: string, by = support) =>
		by.desk('POST', `/customers/${id}/views`, { reason: 'x' })
	expect(await views(support.id)).toMatchObject({ status: 409, body: { code: 'has-role' } })
	const person = await openTeacher(server, 'Suspended Om', ['teacher'])
	await linkTo(person.id)
	const editor = await openStaff(server, 'Editor View', ['editor'])
	expect((await views(person.id, editor)).status).toBe(403)
	expectOk(await support.desk('POST', `/customers/${person.id}/suspension`, { reason: 'Abuse.' }))
	expect(await views(person.id)).toMatchObject({ status: 409, body: { code: 'suspended' } })
	const owner = await openStaff(server, 'Owner View', ['owner'])
	const log = expectOk<{ data: { operation: string; after: object }[] }>(
		await owner.desk('GET', `/audit?kind=account&subject=${person.id}`),
	)
	expect(log.data).toContainEqual(
		expect.objectContaining({
			operation: 'viewCustomer',
			after: { reason: 'She sees no course.' },
		}),
	)
})

test('DSK-13 a view ends after half an hour or with a sign-out, does not take the data away, and stays one when it is refreshed', async () => {
	const person = await openTeacher(server, 'Brief Tara', ['teacher'])
	const view = await look(person.id)
	const headers = { origin: server.deps.config.publicUrl }
	const cookies = { [view.cookie.name]: view.cookie.value }
	const refresh = () =>
		server.app.inject({ method: 'POST', url: '/v1/session/refresh', headers, cookies })
	const renewed = (await refresh()).json().access_token as string
	const inHindi = { ...cookies, PARAGLIDE_LOCALE: 'hi' }
	const languageOf = async () =>
		(await server.db.select().from(account).where(eq(account.id, person.id)))[0]!.language
	const before = await languageOf()
	expect(before).not.toBe('hi')
	await server.app.inject({ method: 'POST', url: '/v1/session/refresh', headers, cookies: inHindi })
	expect(await languageOf()).toBe(before)
	const change = { displayName: 'Somebody else' }
	const changed = await server.call('PATCH', '/v1/user/info', { token: renewed, body: change })
	expect(changed).toMatchObject({ status: 403, body: { code: 'view-only' } })
	const taken = await server.app.inject({ url: '/privacy/data.json', cookies })
	expect([taken.statusCode, taken.body]).toEqual([403, expect.stringContaining('view-only')])
	server.advance(30 * 60_000 + 1)
	expect((await refresh()).statusCode).toBe(401)
	const rows = await server.db.select().from(session).where(eq(session.accountId, person.id))
	expect(rows.filter(({ isView }) => isView)).toHaveLength(1)
})
