import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Told } from '#server/people/notification/told.rules.ts'
import { pushMessage, pushToken } from '#server/people/push/push.tables.ts'
import { pushSender } from '#server/people/push/send-pushes.service.ts'
import { readConfig } from '#server/platform/config.ts'
import { openBuyer } from '../support/buyer.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

type Asked = { path: string; authorization: string | undefined; body: string }

let server: TestApp
let service: Server
let origin: string
let publicKey: CryptoKey
let send: () => Promise<void>
/** Requests to the push service, and its answer for a device; 200 by default. */
const asked: Asked[] = []
const answers = new Map<string, number>()
let moment = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
	server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
	service = createServer((request, response) => {
		let body = ''
		request.on('data', (chunk) => (body += chunk))
		request.on('end', () => {
			const { url: path = '' } = request
			asked.push({ path, authorization: request.headers.authorization, body })
			response.setHeader('content-type', 'application/json')
			if (path === '/token')
				return response.end(JSON.stringify({ access_token: 'access-1', expires_in: 3600 }))
			const { message } = JSON.parse(body) as { message: { token: string } }
			response.statusCode = answers.get(message.token) ?? 200
			return response.end('{}')
		})
	})
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
	origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
	const pair = await generateKeyPair('RS256', { extractable: true })
	publicKey = pair.publicKey
	const config = readConfig({
		FIREBASE_CONFIG: JSON.stringify({
			apiKey: 'k',
			projectId: 'vidya-test',
			messagingSenderId: '1',
			appId: 'a',
		}),
		FIREBASE_VAPID_KEY: 'v',
		FIREBASE_URL: origin,
		FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
			project_id: 'vidya-test',
			client_email: 'push@vidya-test.example',
			private_key: await exportPKCS8(pair.privateKey),
			token_uri: `${origin}/token`,
		}),
	})
	send = pushSender({ ...server.deps, config, clock: () => moment })!
})
afterAll(async () => {
	await server.close()
	service.close()
})

const device = async (name: string) => {
	const { accountId, post } = await openBuyer(server)
	expect((await post('/v1/user/fcm-token', { token: name })).status).toBe(200)
	return accountId
}
const tell = (accountId: string, told: Told) =>
	notify(server.db, [accountId], {
		told,
		route: '/profile/nominations',
		taskId: '0197a000-0000-7000-8000-000000000001',
		now: moment,
	})
const sent = () =>
	asked.filter(({ path }) => path !== '/token').map(({ body }) => JSON.parse(body).message)
const waiting = async () => (await server.db.select().from(pushMessage)).map(({ token }) => token)

test('NTF-02 a notification is pushed once to each device of the account, under a token that the service account signed for', async () => {
	const accountId = await device('firebase-device-1')
	await device('firebase-device-2')
	await tell(accountId, { kind: 'nominated' })
	await Promise.all([send(), send()])
	expect(sent()).toEqual([
		{
			token: 'firebase-device-1',
			notification: { title: 'Vidya', body: 'A parent has nominated you' },
			data: { route: '/profile/nominations' },
		},
	])
	const [token] = asked.filter(({ path }) => path === '/token')
	const assertion = new URLSearchParams(token!.body).get('assertion')!
	const { payload } = await jwtVerify(assertion, publicKey, {
		audience: `${origin}/token`,
		issuer: 'push@vidya-test.example',
		currentDate: moment,
	})
	expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging')
	const call = asked.find(({ path }) => path === '/v1/projects/vidya-test/messages:send')
	expect(call!.authorization).toBe('Bearer access-1')
	expect(await waiting()).toEqual([])
})

test('NTF-02 a push that is not taken is tried again a minute later and given up after an hour; an unknown device is forgotten', async () => {
	const [late, gone] = [await device('firebase-late'), await device('firebase-gone')]
	answers.set('firebase-late', 503).set('firebase-gone', 404)
	asked.length = 0
	await tell(late, { kind: 'voucherGiven', code: 'LATER' })
	await tell(gone, { kind: 'voucherGiven', code: 'NEVER' })
	await send()
	expect(
		sent()
			.map(({ token }) => token)
			.sort(),
	).toEqual(['firebase-gone', 'firebase-late'])
	expect(await waiting()).toEqual(['firebase-late'])
	const tokens = (await server.db.select().from(pushToken)).map(({ token }) => token)
	expect(tokens).not.toContain('firebase-gone')
	expect(tokens).toContain('firebase-late')
	asked.length = 0
	await send()
	expect(sent()).toEqual([])
	moment = new Date(moment.getTime() + 61_000)
	await send()
	expect(sent()).toHaveLength(1)
	moment = new Date(moment.getTime() + 3_600_000)
	answers.delete('firebase-late')
	asked.length = 0
	await send()
	expect([sent(), await waiting()]).toEqual([[], []])
})

test('NTF-02 a hundred and twenty devices are pushed to in one run, under one access token', async () => {
	const { accountId } = await openBuyer(server)
	const tokens = Array.from({ length: 120 }, (_, n) => `firebase-many-${n}`)
	await server.db
		.insert(pushToken)
		.values(tokens.map((token) => ({ token, accountId, seenAt: moment })))
	moment = new Date(moment.getTime() + 7_200_000)
	asked.length = 0
	await tell(accountId, { kind: 'voucherGiven', code: 'ALL' })
	await send()
	expect(
		sent()
			.map(({ token }) => token)
			.sort(),
	).toEqual([...tokens].sort())
	expect(asked.filter(({ path }) => path === '/token')).toHaveLength(1)
	expect(await waiting()).toEqual([])
})

test('NTF-02 a device whose name its page made is pushed nothing, and without a service account nothing is sent', async () => {
	const accountId = await device('page-0197a000')
	await tell(accountId, { kind: 'voucherGiven', code: 'PAGE' })
	expect(await waiting()).toEqual([])
	expect(pushSender(server.deps)).toBeNull()
})

test('NTF-02 settings of Firebase that are incomplete or no JSON are named at the start', () => {
	expect(() => readConfig({ FIREBASE_CONFIG: '{"apiKey":"k"}' })).toThrow(
		/FIREBASE_CONFIG: lacks projectId, messagingSenderId, appId/,
	)
	expect(() => readConfig({ FIREBASE_SERVICE_ACCOUNT: 'x' })).toThrow(
		/FIREBASE_SERVICE_ACCOUNT: must be JSON[\s\S]*FIREBASE_CONFIG, FIREBASE_VAPID_KEY: needed/,
	)
})
