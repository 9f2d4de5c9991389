import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { readAllNotifications } from '#server/people/notification/notification.service.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { createInsideCalls } from '#server/platform/contract/inside-calls.ts'
import { shedLoad } from '#server/platform/health/shed-load.ts'
import { answerErrors } from '#server/platform/problems/answer-errors.ts'
import { createStreams } from '#server/platform/streams/streams.ts'
import { openFileApp, openTestApp } from '../support/open-test-app.ts'

const server = await openFileApp()
let origin: string
beforeAll(async () => {
	await server.app.listen({ port: 0, host: '127.0.0.1' })
	origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})

const path = '/v1/task/notification-stream'
let people = 0

/** Somebody signed in, and a way to notify them past the server, as another process does. */
const open = async () => {
	people += 1
	const email = `follower-${people}@example.org`
	const token = await server.signIn(email)
	const [row] = await server.db.select().from(account).where(eq(account.email, email))
	const tell = (message: string) =>
		server.db.insert(notification).values({
			accountId: row!.id,
			message,
			route: '/quiz',
			taskId: v7(),
			createdAt: server.deps.clock(),
		})
	return { token, accountId: row!.id, tell }
}

/** Follows the stream; `next` answers what comes next, null at its end. */
const follow = async (token: string | null, known?: string) => {
	const leaving = new AbortController()
	const answer = await fetch(origin + path, {
		signal: leaving.signal,
		headers: {
			...(token && { authorization: `Bearer ${token}` }),
			...(known !== undefined && { 'last-event-id': known }),
		},
	})
	const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
	const next = async () => {
		const { done, value } = await reader.read()
		return done ? null : value
	}
	const leave = async () => {
		leaving.abort()
		await expect.poll(() => server.deps.streams.keys()).toEqual([])
	}
	return { answer, next, leave }
}

const event = (version: string) => `id: ${version}\nevent: notifications\ndata: changed\n\n`
const now = () => server.deps.clock().getTime()

test('NTF-03 ROL-03 a stream sends each change of the account’s notifications, from any process', async () => {
	const [me, other] = [await open(), await open()]
	const { answer, next, leave } = await follow(me.token)
	expect(answer.status).toBe(200)
	expect(answer.headers.get('content-type')).toBe('text/event-stream')
	expect(answer.headers.get('cache-control')).toBe('private, no-store')
	expect(answer.headers.get('content-encoding')).toBeNull()
	expect(await next()).toBe(event('0.0.0'))
	await other.tell('Not for me')
	await me.tell('First')
	expect(await next()).toBe(event(`1.1.${now()}`))
	await server.db.transaction(async (tx) => {
		const row = { accountId: me.accountId, message: 'x', route: '/', createdAt: new Date(now()) }
		await tx.insert(notification).values([
			{ ...row, taskId: v7() },
			{ ...row, taskId: v7() },
		])
	})
	expect(await next()).toBe(event(`3.3.${now()}`))
	await readAllNotifications(server.db, me.accountId, server.deps.clock())
	expect(await next()).toBe(event(`3.0.${now()}`))
	await leave()
})

test('NTF-03 a reconnect with the current version gets nothing, with an older one an event immediately', async () => {
	const me = await open()
	await me.tell('First')
	const listed = await server.call('GET', '/v1/task/fetch-notification', { token: me.token })
	const { version } = listed.body as { version: string }
	const quiet = await follow(me.token, version)
	expect(await quiet.next()).toBe(':\n\n')
	await quiet.leave()
	await me.tell('Second')
	const late = await follow(me.token, version)
	expect(await late.next()).toBe(event(`2.2.${now()}`))
	await late.leave()
})

test('NTF-03 ROL-03 visitors follow nothing, and nobody more than ten times', async () => {
	const visitor = await follow(null)
	expect([visitor.answer.status, JSON.parse((await visitor.next())!).code]).toEqual([
		401,
		'signed-out',
	])
	const me = await open()
	const all = await Promise.all(Array.from({ length: 10 }, () => follow(me.token)))
	expect(all.map(({ answer }) => answer.status)).toEqual(all.map(() => 200))
	const more = await follow(me.token)
	expect([more.answer.status, JSON.parse((await more.next())!).code]).toEqual([
		429,
		'too-many-requests',
	])
	const other = await open()
	const theirs = await follow(other.token)
	expect(theirs.answer.status).toBe(200)
	await Promise.allSettled([...all, theirs].map(({ leave }) => leave()))
	expect(server.deps.streams.keys()).toEqual([])
	const again = await follow(me.token)
	expect(again.answer.status).toBe(200)
	await again.leave()
})

test('NTF-03 streams are bounded in all, receive what they missed, and end when the server stops', async () => {
	const streams = createStreams({ perKey: 2, most: 3 })
	const busy = expect.objectContaining({ status: 503, code: 'busy' })
	const [first, second, third] = [streams.open('a'), streams.open('a'), streams.open('b')]
	expect(() => streams.open('c')).toThrow(busy)
	first!.begin('one', false)
	second!.begin('one', true)
	third!.begin('one', false)
	streams.tell('a', 'one')
	streams.tell('a', 'two')
	const read = async ({ answer }: typeof first) => (await answer.toArray()).join('')
	const texts = Promise.all([first, second, third].map(read))
	streams.close()
	expect(await texts).toEqual(['onetwo', ':\n\ntwo', 'one'])
	await expect.poll(() => streams.keys()).toEqual([])
	expect(() => streams.open('a')).toThrow(busy)
})

test('NTF-03 a server that stops ends its streams, and those that nobody ended do not hold it', async () => {
	const stopping = await openTestApp()
	await stopping.app.listen({ port: 0, host: '127.0.0.1' })
	const { port } = stopping.app.server.address() as AddressInfo
	const token = await stopping.signIn('stopping@example.org')
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
		headers: { authorization: `Bearer ${token}` },
	})
	const text = answer.text()
	await stopping.close()
	expect(await text).toBe(event('0.0.0'))
})

test('NTF-03 a stream that has begun is not counted among the calls that are worked on', async () => {
	const app = Fastify()
	answerErrors(app)
	shedLoad(app, 1, createInsideCalls())
	const streams = createStreams()
	app.get('/v1/stream', (_, reply) => {
		const { answer, begin } = streams.open('a')
		begin('one', false)
		return reply.type('text/event-stream').send(answer)
	})
	app.get('/v1/call', async () => 'answered')
	app.addHook('preClose', async () => streams.close())
	await app.listen({ port: 0, host: '127.0.0.1' })
	const { port } = app.server.address() as AddressInfo
	const [stream, second] = [
		await fetch(`http://127.0.0.1:${port}/v1/stream`),
		await fetch(`http://127.0.0.1:${port}/v1/stream`),
	]
	expect((await fetch(`http://127.0.0.1:${port}/v1/call`)).status).toBe(200)
	await app.close()
	expect([await stream.text(), await second.text()]).toEqual(['one', 'one'])
})

test('R11 a stream ends with the session that opened it, on whatever process, and no other does', async () => {
	const me = await open()
	const other = await server.signIn('another-device@example.org')
	const [mine, kept] = [await follow(me.token), await follow(other)]
	expect(await mine.next()).toBe(event('0.0.0'))
	expect(await kept.next()).toBe(event('0.0.0'))
	const headers = { authorization: `Bearer ${me.token}` }
	const ended = await fetch(`${origin}/v1/session/logout`, { method: 'POST', headers })
	expect(ended.status).toBe(204)
	expect(await mine.next()).toBeNull()
	expect(server.deps.streams.keys()).not.toContain(me.accountId)
	expect(server.deps.streams.keys()).toHaveLength(1)
	await kept.leave()
})
