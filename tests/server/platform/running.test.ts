import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { expectEvery } from '../../expect-every.ts'
import { migratedDatabase, openRunning } from '../support/open-running.ts'

test('S10 health, readiness and metrics', async () => {
	const { app } = await openRunning({ ...(await migratedDatabase()), TRUST_PROXY: '1' })
	const get = (url: string, more: object = {}) => app.inject({ url, ...more })
	expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
	expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
	await get('/v1/reference')
	const metrics = await get('/metrics')
	expect(metrics.body).toContain(
		'http_request_duration_seconds_count{method="GET",route="/v1/reference",status="200"} 1',
	)
	expect(metrics.body).toContain('nodejs_eventloop_lag_seconds')
	expect((await get('/metrics', { remoteAddress: '203.0.113.5' })).statusCode).toBe(404)
	const headers = { 'x-forwarded-for': '203.0.113.5' }
	expect((await get('/metrics', { headers })).statusCode).toBe(404)
	for (const name of ['x-real-ip', 'via', 'forwarded'])
		expect((await get('/metrics', { headers: { [name]: '203.0.113.5' } })).statusCode).toBe(404)
})

test('S10 with a token the metrics are for those who know it', async () => {
	const token = 'metrics-token-of-sixteen'
	const { app } = await openRunning({ ...(await migratedDatabase()), METRICS_TOKEN: token })
	const status = async (authorization: string) =>
		(await app.inject({ url: '/metrics', headers: { authorization } })).statusCode
	expect(await status('')).toBe(404)
	expect(await status('Bearer wrong')).toBe(404)
	expect(await status(`Bearer ${token}`)).toBe(200)
})

test('S10 a visitor has one limit over all servers, and webhooks have none', async () => {
	const shared = await migratedDatabase()
	const env = { ...shared, RATE_LIMIT: '40', TRUST_PROXY: 'true' }
	const servers = inject('testDatabaseUrl')
		? [await openRunning(env), await openRunning(env)]
		: [await openRunning(env)]
	const ask = async (n: number, url = '/v1/location/ip', ip = '203.0.113.7') => {
		const { app } = servers[n % servers.length]!
		const method = url.startsWith('/v1/webhooks') ? 'POST' : 'GET'
		const headers = { 'x-forwarded-for': ip }
		return (await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) }))
			.statusCode
	}
	const answers: number[] = []
	for (let n = 0; n < 50; n += 1) answers.push(await ask(n))
	expect(answers).toEqual([...Array(40).fill(200), ...Array(10).fill(429)])
	expect(await ask(0, '/v1/location/ip', '203.0.113.8')).toBe(200)
	for (let n = 0; n < 45; n += 1) expect(await ask(n, '/v1/webhooks/razorpay')).toBe(400)
})

test('S10 concurrent requests of one visitor count one each', async () => {
	const { app } = await openRunning({ ...(await migratedDatabase()), RATE_LIMIT: '120' })
	const answers = await Promise.all(
		Array.from({ length: 130 }, () => app.inject({ method: 'GET', url: '/v1/location/ip' })),
	)
	const refused = answers.filter(({ statusCode }) => statusCode === 429)
	expect(refused).toHaveLength(10)
})

test('S10 pages rendered for one visitor count as ten calls each; what is kept counts as none', async () => {
	const { app } = await openRunning({
		...(await migratedDatabase()),
		RATE_LIMIT: '40',
		TRUST_PROXY: 'true',
	})
	const ask = async (url: string, ip = '203.0.113.7') => {
		const { statusCode, headers, body } = await app.inject({
			url,
			headers: { 'x-forwarded-for': ip },
		})
		return { status: statusCode, wait: Number(headers['retry-after'] ?? 0), body }
	}
	expect((await ask('/learning?search=zero')).status).toBe(200)
	for (let n = 0; n < 20; n += 1)
		expect((await ask(`/learning?search=zero&utm_source=whatsapp&fbclid=${n}`)).status).toBe(200)
	const searches = []
	for (let n = 0; n < 6; n += 1) searches.push(await ask(`/learning?search=${n}`))
	expect(searches.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429])
	expect(searches[3]!.body).toContain('Please wait a minute')
	expect(searches[3]!.wait).toBeGreaterThan(0)
	expect((await ask('/learning?search=zero')).status).toBe(200)
	expect((await ask('/learning?search=0', '203.0.113.8')).status).toBe(200)

	const together = ['203.0.113.7', '203.0.113.8'].map((ip) => ask('/learning?search=same', ip))
	expect((await Promise.all(together)).map(({ status }) => status)).toEqual([429, 200])
})

const holdUp = async (ms: number) => {
	const end = performance.now() + ms
	while (performance.now() < end);
	await new Promise((resolve) => setTimeout(resolve))
}

test('S10 a server that is held up for less than its limit serves on', async () => {
	const env = { MAX_EVENT_LOOP_DELAY_MS: '5000' }
	const { app } = await openRunning({ ...(await migratedDatabase()), ...env })
	const answers: number[] = []
	for (let n = 0; n < 4; n += 1) {
		await holdUp(1100)
		answers.push((await app.inject('/v1/location/ip')).statusCode)
	}
	expect(answers).toEqual([200, 200, 200, 200])
})

test('S10 NAV-12 a server that is held up for longer says so: to a program as a problem, to a person as a page with a way on', async () => {
	const env = { MAX_EVENT_LOOP_DELAY_MS: '100' }
	const { app } = await openRunning({ ...(await migratedDatabase()), ...env })
	const ask = async (url: string, accept: string) => {
		for (let n = 0; n < 3; n += 1) await holdUp(300)
		const { statusCode, headers, body } = await app.inject({ url, headers: { accept } })
		return { statusCode, type: headers['content-type'], wait: headers['retry-after'], body }
	}
	expect(await ask('/v1/location/ip', 'application/json')).toMatchObject({
		statusCode: 503,
		type: 'application/problem+json; charset=utf-8',
		wait: '1',
	})
	expect(await ask('/learning', 'text/html,*/*;q=0.8')).toMatchObject({
		statusCode: 503,
		type: 'text/html; charset=utf-8',
		wait: '1',
		body: expect.stringContaining('<a href="">try again</a>'),
	})
})

test('S3 a half-sent request is closed', async () => {
	const { app } = await openRunning({ ...(await migratedDatabase()), REQUEST_TIMEOUT_MS: '400' })
	await app.listen({ port: 0, host: '127.0.0.1' })
	const { port } = app.server.address() as { port: number }
	const socket = connect(port, '127.0.0.1')
	socket.write(
		'POST /v1/session/links HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
	)
	const answer = await new Promise<string>((resolve) => {
		let text = ''
		socket.on('data', (chunk) => {
			text += chunk
		})
		socket.on('close', () => resolve(text))
	})
	expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('S4 the last answer closes its connection, and a server that stops is not ready', async () => {
	const server = await openRunning({ ...(await migratedDatabase()), DRAIN_MS: '500' })
	const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
	expect((await fetch(`${origin}/readyz`)).headers.get('connection')).toBe('keep-alive')
	const closed = server.close()
	const late = await fetch(`${origin}/readyz`)
	expect([late.status, late.headers.get('connection')]).toEqual([503, 'close'])
	expect((await fetch(`${origin}/v1/reference`)).status).toBe(200)
	await closed
	await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
})

describe('R12 connections of the last moment', () => {
	test('are answered, although the server has not read their request when it is stopped', async () => {
		const server = await openRunning(await migratedDatabase())
		await server.app.listen({ port: 0, host: '127.0.0.1' })
		const { port } = server.app.server.address() as { port: number }
		const request = 'GET /v1/reference HTTP/1.1\r\nhost: x\r\n\r\n'
		const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
		await Promise.all(sockets.map((socket) => once(socket, 'connect')))
		const answers = sockets.map(
			(socket) =>
				new Promise<string>((resolve) => {
					let text = ''
					socket.on('data', (chunk) => {
						text += chunk
					})
					socket.on('error', () => resolve('reset'))
					socket.on('close', () => resolve(text.slice(0, 12) || 'closed'))
				}),
		)
		const stopped = server.close()
		for (const socket of sockets) socket.write(request)
		expect(await Promise.all(answers)).toEqual(Array(100).fill('HTTP/1.1 200'))
		await stopped
		await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
	})
})

test('SES-04 a server without the demo offers the product types and the lists of its forms', async () => {
	const { app } = await openRunning(await migratedDatabase())
	const lists = (await app.inject({ url: '/v1/reference' })).json() as Record<string, object[]>
	expect(lists.course_types).toHaveLength(7)
	expectEvery(Object.values(lists), (list) => list.length > 0)
})
