import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { kindsOfTopic } from '#domain/people/notification-topic.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import {
	listNotifications,
	notify,
	readAllNotifications,
	readNotification,
} from '#server/people/notification/notification.service.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { type Told, toldKinds } from '#server/people/notification/told.rules.ts'
import { pushMessage, pushToken } from '#server/people/push/push.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const at = (n: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + n * 60_000)
const taskOf = (n: number) => `0197a000-0000-7000-8000-${String(n).padStart(12, '0')}`
const tell = async (accountId: string, count: number) =>
	(
		await server.db
			.insert(notification)
			.values(
				Array.from({ length: count }, (_, n) => ({
					accountId,
					message: `Message ${n}`,
					route: `/route/${n}`,
					taskId: taskOf(n),
					createdAt: at(n),
				})),
			)
			.returning()
	).map(({ id }, n) => ({
		notification_id: id,
		topic: null,
		message: `Message ${n}`,
		route: `/route/${n}`,
		task_id: taskOf(n),
		created_at: at(n).toISOString(),
		read: false,
	}))

test('NTF-01 ROL-03 one’s own notifications are listed newest first, ten at a time, and counted', async () => {
	const [{ accountId }, other] = [await openBuyer(server), await openBuyer(server)]
	const newest = (await tell(accountId, 11)).reverse()
	const theirs = await tell(other.accountId, 1)
	const list = (page = {}) => listNotifications(server.db, accountId, page)
	const counts = { total: 11, unread: 11, version: `11.11.${at(10).getTime()}` }
	expect(await list()).toEqual({ data: newest.slice(0, 10), ...counts })
	expect(await list({ limit: 2, offset: 3 })).toEqual({ data: newest.slice(3, 5), ...counts })
	expect(await listNotifications(server.db, other.accountId, {})).toEqual({
		data: theirs,
		total: 1,
		unread: 1,
		version: `1.1.${at(0).getTime()}`,
	})
	const now = server.deps.clock()
	const read = (id: string) => readNotification(server.db, { accountId, id, now })
	const [, second] = newest
	expect(await read(second!.notification_id)).toEqual({ unread: 10 })
	expect(await read(second!.notification_id)).toEqual({ unread: 10 })
	expect(await list({ limit: 2 })).toEqual({
		data: [newest[0], { ...second, read: true }],
		total: 11,
		unread: 10,
		version: `11.10.${at(10).getTime()}`,
	})
	const notFound = { status: 404, code: 'not-found' }
	await expect(read(theirs[0]!.notification_id)).rejects.toMatchObject(notFound)
	await expect(read(v7())).rejects.toMatchObject(notFound)
	expect((await listNotifications(server.db, other.accountId, {})).unread).toBe(1)
})

test('NTF-01 ROL-03 all of an account’s notifications are marked read together, and no others', async () => {
	const [{ accountId }, other] = [await openBuyer(server), await openBuyer(server)]
	const told = (await tell(accountId, 12)).reverse()
	await tell(other.accountId, 1)
	const earlier = server.deps.clock()
	await readNotification(server.db, { accountId, id: told[0]!.notification_id, now: earlier })
	server.advance(1000)
	const now = server.deps.clock()
	expect(await readAllNotifications(server.db, accountId, now)).toEqual({ unread: 0 })
	expect(await readAllNotifications(server.db, accountId, now)).toEqual({ unread: 0 })
	const { data, ...counts } = await listNotifications(server.db, accountId, { limit: 50 })
	expect(data).toEqual(told.map((one) => ({ ...one, read: true })))
	expect(counts).toEqual({ total: 12, unread: 0, version: `12.0.${at(11).getTime()}` })
	const times = await server.db
		.select({ readAt: notification.readAt })
		.from(notification)
		.where(eq(notification.accountId, accountId))
	expect(times.filter(({ readAt }) => readAt?.getTime() === earlier.getTime())).toHaveLength(1)
	expect((await listNotifications(server.db, other.accountId, {})).unread).toBe(1)
})

/** One of each kind, in both languages. */
const kinds: { told: Told; en: string; hi: string }[] = [
	{
		told: { kind: 'mentioned', name: 'Asha Rao' },
		en: 'Asha Rao mentioned you in the community.',
		hi: 'Asha Rao ने समुदाय में आपका ज़िक्र किया।',
	},
	{
		told: { kind: 'commented', name: 'Asha Rao' },
		en: 'Asha Rao commented on your post.',
		hi: 'Asha Rao ने आपकी पोस्ट पर टिप्पणी की।',
	},
	{
		told: { kind: 'postHidden' },
		en: 'A moderator hid a post of yours, because it breaks the rules of the community.',
		hi: 'एक मॉडरेटर ने आपकी एक पोस्ट छिपा दी, क्योंकि वह समुदाय के नियमों के विरुद्ध है।',
	},
	{
		told: { kind: 'commentHidden' },
		en: 'A moderator hid a comment of yours, because it breaks the rules of the community.',
		hi: 'एक मॉडरेटर ने आपकी एक टिप्पणी छिपा दी, क्योंकि वह समुदाय के नियमों के विरुद्ध है।',
	},
	{
		told: { kind: 'nominated' },
		en: 'A parent has nominated you',
		hi: 'एक अभिभावक ने आपको नामांकित किया है',
	},
	{
		told: { kind: 'nominationAccepted', name: 'Meera' },
		en: 'Meera has accepted your nomination',
		hi: 'Meera ने आपका नामांकन स्वीकार किया',
	},
	{
		told: { kind: 'nominationDeclined', name: 'Meera' },
		en: 'Meera has declined your nomination',
		hi: 'Meera ने आपका नामांकन स्वीकार नहीं किया',
	},
	{
		told: { kind: 'licenceGiven' },
		en: 'Your school has given you a licence',
		hi: 'आपके स्कूल ने आपको एक लाइसेंस दिया है',
	},
	{
		told: { kind: 'voucherGiven', code: 'NAGPUR10' },
		en: 'Your school has given you the promo code NAGPUR10',
		hi: 'आपके स्कूल ने आपको प्रोमो कोड NAGPUR10 दिया है',
	},
	{
		told: { kind: 'vouchersGiven', count: '40', percent: '25' },
		en: 'Your school can give 40 promo codes of 25 % to its teachers',
		hi: 'आपका स्कूल अपने शिक्षकों को 25 % के 40 प्रोमो कोड दे सकता है',
	},
]

test('NTF-01 notifications of every kind are read in the account’s current language; those sent before kinds were stored stay', async () => {
	const { accountId } = await openBuyer(server)
	for (const [n, { told }] of kinds.entries())
		await notify(server.db, [accountId], { told, route: '/x', taskId: taskOf(n), now: at(n + 2) })
	await tell(accountId, 1)
	const read = async (language: 'en' | 'hi') => {
		await server.db.update(account).set({ language }).where(eq(account.id, accountId))
		const { data } = await listNotifications(server.db, accountId, { limit: 50 })
		return data.map(({ message }) => message).reverse()
	}
	expect(await read('hi')).toEqual(['Message 0', ...kinds.map(({ hi }) => hi)])
	expect(await read('en')).toEqual(['Message 0', ...kinds.map(({ en }) => en)])
})

test('NTF-01 notifications are listed by what they are about, with their own count', async () => {
	const { accountId, token: caller } = await openBuyer(server)
	const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
		server.call(method, path, { token: caller, ...(body && { body }) })
	const send = (told: Told) =>
		notify(server.db, [accountId], { told, route: '/x', taskId: taskOf(1), now: at(1) })
	await send({ kind: 'commented', name: 'Asha' })
	await send({ kind: 'planGiven', name: 'Plus' })
	await send({ kind: 'mentioned', name: 'Asha' })
	const read = async (query = '') =>
		expectOk<{ total: number; unread: number; data: { topic: string | null }[] }>(
			await call('GET', `/v1/task/fetch-notification${query}`),
		)
	expect(await read('?topic=community')).toMatchObject({
		...{ total: 2, unread: 3, data: [{ topic: 'community' }, { topic: 'community' }] },
	})
	expect(await read('?topic=jobs')).toMatchObject({ total: 0, data: [] })
	expect((await read()).data.map(({ topic }) => topic).toSorted()).toEqual([
		...['account', 'community', 'community'],
	])
	expect((await call('GET', '/v1/task/fetch-notification?topic=weather')).status).toBe(400)
})

test('NTF-02 every kind of notification is about one topic', () => {
	const kinds = Object.values(kindsOfTopic).flat()
	expect(new Set(kinds).size).toBe(kinds.length)
	expect(kinds.toSorted()).toEqual([...toldKinds].toSorted())
})

test('NTF-02 devices are not told about a topic that is off; the list has it, and other topics go on', async () => {
	const { accountId, token: caller } = await openBuyer(server)
	const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
		server.call(method, path, { token: caller, ...(body && { body }) })
	const token = `device-${accountId}`
	await server.db.insert(pushToken).values({ token, accountId, seenAt: at(1) })
	const send = (told: Told) =>
		notify(server.db, [accountId], { told, route: '/x', taskId: taskOf(2), now: at(2) })
	const pushes = async () =>
		(await server.db.select().from(pushMessage).where(eq(pushMessage.token, token))).map(
			({ body }) => body,
		)
	const turn = (topic: string, push: boolean) =>
		call('PUT', `/v1/task/notification-topics/${topic}`, { push })
	expect(expectOk(await turn('community', false))).toEqual({
		muted: ['community'],
		muted_mails: [],
	})
	expectOk(await turn('community', false))
	await send({ kind: 'commented', name: 'Asha' })
	await send({ kind: 'planGiven', name: 'Plus' })
	expect(await pushes()).toEqual(['You now have the plan Plus.'])
	const { data } = await listNotifications(server.db, accountId, {})
	expect(data).toHaveLength(2)
	expect(expectOk(await turn('community', true))).toEqual({ muted: [], muted_mails: [] })
	await send({ kind: 'mentioned', name: 'Ravi' })
	expect(await pushes()).toContain('Ravi mentioned you in the community.')
	expect(expectOk(await call('GET', '/v1/task/notification-topics'))).toEqual({
		muted: [],
		muted_mails: [],
	})
	expect((await turn('weather', false)).status).toBe(400)
	const mails = (mail: boolean) => call('PUT', '/v1/task/notification-topics/school', { mail })
	const muted = { muted: [], muted_mails: ['school'] }
	expect(expectOk(await mails(false))).toEqual(muted)
	expect(expectOk(await turn('school', true))).toEqual(muted)
	expect(expectOk(await mails(true))).toEqual({ muted: [], muted_mails: [] })
	expect((await call('PUT', '/v1/task/notification-topics/school', {})).status).toBe(400)
})
