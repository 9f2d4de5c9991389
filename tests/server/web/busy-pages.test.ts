import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { PageRequest, Renderer } from '#server/web/page/renderer.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

let server: TestApp
let app: FastifyInstance
beforeAll(async () => {
	server = await openTestApp({
		PUBLIC_PAGES: '100',
		MAX_ACTIVE: '1',
		MAX_EVENT_LOOP_DELAY_MS: '60000',
	})
})
afterAll(() => server.close())

/** A renderer whose pages end when the test lets them. */
const held = {
	waiting: [] as { href: string; end: () => void }[],
	atATime: 0,
	most: 0,
	version: 1,
	isOpen: true,
	/** Ends what waits, and what will. */
	open: () => {
		held.isOpen = true
		for (const { end } of held.waiting.splice(0)) end()
	},
}
const renderPage = async ({ href, send }: PageRequest) => {
	held.atATime += 1
	held.most = Math.max(held.most, held.atATime)
	if (!held.isOpen)
		await new Promise<void>((end) => {
			held.waiting.push({ href, end })
		})
	const called = href.startsWith('/calls')
		? (await send(new Request(`http://vidya.test${href.slice(6)}`))).status
		: 200
	held.atATime -= 1
	const isWhole = called === 200
	return {
		status: isWhole ? 200 : 500,
		location: null,
		html: `<p>${href} ${held.version} ${isWhole ? '' : 'failed'}</p>`,
	}
}

beforeEach(async () => {
	Object.assign(held, { waiting: [], atATime: 0, most: 0, version: 1, isOpen: true })
	server.deps.pages.forget()
	const renderer = { renderPage, manifestOf: () => ({}) } as unknown as Renderer
	app = await createApp(server.deps, server.sandbox, { loadRenderer: async () => renderer })
	await app.ready()
})
afterEach(() => app.close())

const visit = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
const held8 = () => expect.poll(() => held.waiting.length).toBe(8)

/** Asks for pages until as many as may are being rendered. */
const fillSlots = async (): Promise<Promise<unknown>[]> => {
	held.isOpen = false
	const asked = Array.from({ length: 8 }, (_, n) => visit(`/jobs?page=${n + 2}`))
	await held8()
	return asked
}

describe('24.3 R8 pages under load', () => {
	test('eight are rendered at a time, 64 wait, and the rest is refused with Retry-After', async () => {
		held.isOpen = false
		const asked = Array.from({ length: 100 }, (_, n) => visit(`/jobs?page=${n + 2}`))
		await held8()
		held.open()
		const answers = await Promise.all(asked)
		const refused = answers.filter(({ statusCode }) => statusCode !== 200)
		expect([held.most, refused.length]).toEqual([8, 28])
		for (const { statusCode, headers, body } of refused) {
			expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
				503,
				'1',
				'private, no-store',
			])
			expect(headers['content-type']).toContain('text/html')
			expect(body).toContain('try again')
		}
	})

	test('a page that was rendered before is shown while a new one waits', async () => {
		expect((await visit('/learning')).body).toContain('/learning 1')
		held.version = 2
		server.deps.pages.forget()
		const asked = await fillSlots()
		const stale = await visit('/learning')
		expect([stale.statusCode, stale.body]).toEqual([200, '<p>/learning 1 </p>'])
		held.open()
		await Promise.all(asked)
		await expect.poll(async () => (await visit('/learning')).body).toContain('/learning 2')
	})

	test('a page that is remembered is shown as it is now, however busy the server is', async () => {
		await visit('/learning')
		held.version = 2
		server.deps.pages.forget()
		await visit('/learning')
		const asked = await fillSlots()
		expect((await visit('/learning')).body).toContain('/learning 2')
		held.open()
		await Promise.all(asked)
	})

	test('a page without an older one waits for its turn', async () => {
		const asked = await fillSlots()
		const waiting = visit('/learning?search=new')
		held.open()
		expect((await waiting).body).toContain('/learning?search=new 1')
		await Promise.all(asked)
	})

	test('the calls of a page are let in while as many calls are worked on as may be', async () => {
		held.isOpen = false
		const stream = visit('/calls/v1/reference')
		await expect.poll(() => held.waiting.length).toBe(1)
		const pages = Array.from({ length: 7 }, (_, n) => visit(`/calls/v1/reference?n=${n}`))
		await held8()
		held.open()
		const answers = await Promise.all([stream, ...pages])
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
	})

	test('a page whose call is refused by the database answers 503, not 500', async () => {
		const { db } = server.deps
		const isAway = { code: 'ECONNREFUSED' }
		Object.assign(server.deps, {
			db: new Proxy(db, {
				get: () => {
					throw Object.assign(new Error('away'), isAway)
				},
			}),
		})
		const refused = await visit('/calls/v1/session/links/aaaaaaaaaaaa')
		Object.assign(server.deps, { db })
		expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
		expect(refused.body).toContain('failed')
	})
})
