import { desc, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import type { LiveResource } from '#openapi/v1.gen.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { sendSessionNotices } from '#server/learning/registration/session-notice.service.ts'
import { account } from '#server/people/account/account.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openRegistrant } from '../support/registrant.ts'

const server = await openFileApp()
beforeEach(async () => {
	// Sends the pending notices.
	await sendSessionNotices(server.deps)
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From now to a moment that lies ahead however far the tests of this file move the clock; ms. */
const until = (iso: string) => Date.parse(iso) - server.deps.clock().getTime()
const start = () => openRegistrant(server)
type Me = Awaited<ReturnType<typeof start>>

const notificationsOf = async (me: Me) =>
	(
		(await me.call('GET', '/v1/task/fetch-notification')).body as never as {
			data: { message: string; route: string }[]
		}
	).data.map(({ message, route }) => [message, route])

/** The calendar file of the newest mail to somebody, as another implementation reads it. */
const calendarOf = async (me: Me) => {
	const [row] = await server.db
		.select({ files: mail.files })
		.from(mail)
		.where(eq(mail.to, me.email))
		.orderBy(desc(mail.createdAt), desc(mail.id))
		.limit(1)
	const [file] = row!.files
	const calendar = new ICAL.Component(
		ICAL.parse(Buffer.from(file!.content, 'base64').toString()) as string,
	)
	const event = calendar.getFirstSubcomponent('vevent')!
	return {
		type: file!.contentType,
		method: calendar.getFirstPropertyValue('method'),
		organizer: event.getFirstPropertyValue('organizer'),
		uid: event.getFirstPropertyValue('uid'),
		sequence: event.getFirstPropertyValue('sequence'),
		status: event.getFirstPropertyValue('status'),
		starts: String(event.getFirstPropertyValue('dtstart')),
		attendees: event.getAllProperties('attendee').length,
	}
}

test('LIV-01 NTF-01 a new time is sent once to everybody registered, in their language, with a newer calendar file; the same time again to nobody', async () => {
	const [me, other] = [await start(), await start()]
	const session = await me.register({
		inMs: until('2026-12-21T10:00:00Z'),
		resource: { title: 'Fractions' },
	})
	const theirs = await other.enrolIn(session.resourceId, 'pending')
	await server.db.update(account).set({ language: 'hi' }).where(eq(account.id, other.accountId))
	await me.keep(session, {})
	expect(await sendSessionNotices(server.deps)).toBe(0)
	for (const _ of [1, 2]) await me.keep(session, { byMs: 3 * HOUR })
	expect([await sendSessionNotices(server.deps), await sendSessionNotices(server.deps)]).toEqual([
		2, 0,
	])
	const url = (id: string) => `http://vidya.test/profile/registrations/${id}`
	expect(await me.mails()).toMatchObject([
		{
			subject: 'New time: Fractions',
			text: expect.stringMatching(
				/Until now: 21 December 2026, 15:30 Indian time\nNew: 21 December 2026, 18:30 Indian time\n/,
			),
			links: [url(session.id)],
		},
	])
	const [mailed] = await other.mails()
	expect(mailed!.subject).toBe('नया समय: Fractions')
	expect(mailed!.text).toContain('अब: 21 दिसंबर 2026, 18:30 (भारतीय समय)')
	expect(mailed!.links).toEqual([url(theirs)])
	expect(await calendarOf(me)).toEqual({
		type: 'text/calendar; charset=utf-8; method=PUBLISH',
		method: 'PUBLISH',
		organizer: 'mailto:hello@vidya.example',
		uid: `${session.sessionId}@vidya.test`,
		sequence: 1,
		status: 'CONFIRMED',
		starts: '2026-12-21T13:00:00Z',
		attendees: 0,
	})
	const route = (id: string) => `/profile/registrations/${id}`
	expect(await notificationsOf(me)).toEqual([
		['“Fractions” has moved. It begins on 21 December 2026, 18:30 Indian time.', route(session.id)],
	])
	expect(await notificationsOf(other)).toEqual([
		[
			'“Fractions” का समय बदल गया है। यह 21 दिसंबर 2026, 18:30 (भारतीय समय) पर शुरू होगा।',
			route(theirs),
		],
	])
	const iso = (at: Date) => at.toISOString()
	expect((await me.show(session.id)).session).toMatchObject({
		starts_at: '2026-12-21T13:00:00.000Z',
		moved_from: { starts_at: iso(session.startsAt), ends_at: iso(session.endsAt) },
	})
})

test('LIV-01 INV-03 a cancellation notifies everybody once; buyers get a link to the order, whose refund can be requested at any time', async () => {
	const [me, buyer] = [await start(), await start()]
	const session = await me.register({
		inMs: until('2026-12-21T10:00:00Z'),
		resource: { title: 'Phonics' },
	})
	const id = await buyer.enrolIn(session.resourceId)
	const orderId = v7()
	await server.db.update(enrolment).set({ source: 'purchase', orderId }).where(eq(enrolment.id, id))
	await me.keep(session, { cancelled: true })
	await me.keep(session, { cancelled: true, byMs: HOUR })
	expect([await sendSessionNotices(server.deps), await sendSessionNotices(server.deps)]).toEqual([
		2, 0,
	])
	const [mine] = await me.mails()
	expect([mine!.subject, mine!.links]).toEqual(['Cancelled: Phonics', []])
	expect(mine!.text).toContain('You have nothing to do.')
	const [paid] = await buyer.mails()
	expect(paid!.links).toEqual([`http://vidya.test/profile/purchase-history/${orderId}`])
	expect(paid!.text).toContain('you may ask for your money back at any time, here:')
	expect(await calendarOf(buyer)).toMatchObject({
		type: 'text/calendar; charset=utf-8; method=CANCEL',
		method: 'CANCEL',
		sequence: 1,
		status: 'CANCELLED',
	})
	expect(await buyer.show(id)).toMatchObject({
		order_id: orderId,
		session: { cancelled: true, moved_from: null },
	})
	expect((await me.show(session.id)).order_id).toBeNull()
	await me.keep(session, { byMs: HOUR })
	expect(await sendSessionNotices(server.deps)).toBe(2)
	expect((await me.mails())[0]!.subject).toBe('It takes place after all: Phonics')
	expect((await notificationsOf(me)).map(([message]) => message)).toEqual([
		'“Phonics” takes place after all, on 21 December 2026, 16:30 Indian time.',
		'“Phonics” is cancelled.',
	])
})

test('LIV-01 nobody is notified of past sessions, of changes before the registration, or of a room alone', async () => {
	const me = await start()
	const over = await me.register({ inMs: -3 * HOUR })
	await me.keep(over, { byMs: -HOUR })
	const ahead = await me.register({ inMs: DAY })
	await me.keep(ahead, {}, { join_url: 'https://rooms.example/two' })
	await me.keep(ahead, { byMs: HOUR })
	expect(await sendSessionNotices(server.deps)).toBe(1)
	server.advance(MINUTE)
	const late = await start()
	await late.enrolIn(ahead.resourceId)
	expect(await sendSessionNotices(server.deps)).toBe(0)
	expect((await me.mails()).map(({ subject }) => subject)).toEqual([`New time: ${ahead.title}`])
	expect(await late.mails()).toEqual([])
})

type Listed = { total: number; data: LiveResource[] }

test('LIV-01 ROL-01 DSK-03 customer success lists what happens live, upcoming and past, in pages, and what has no time yet', async () => {
	const me = await start()
	let token = await server.signIn('success@example.org')
	await me.verifyStaff()
	const list = async (query: string) =>
		(await server.call('GET', `/v1/live-sessions?${query}`, { token })).body as never as Listed
	const before = await list('')
	const soon = await me.register({ inMs: 10 * DAY, resource: { title: 'Soon' } })
	const later = await me.register({ inMs: 11 * DAY, resource: { title: 'Later' } })
	await me.keep(later, { cancelled: true })
	const offset = before.data.filter(
		({ session }) => Date.parse(session!.starts_at) < soon.startsAt.getTime(),
	).length
	const shown = await list(`which=upcoming&limit=2&offset=${offset}`)
	expect(shown).toEqual({
		total: before.total + 2,
		data: [
			{
				webinar_id: soon.resourceId,
				title: 'Soon',
				course_type: 'webinar',
				path: expect.stringMatching(/^\/learning\//),
				registered: 1,
				needs_confirmation: false,
				session: {
					starts_at: soon.startsAt.toISOString(),
					ends_at: soon.endsAt.toISOString(),
					join_url: 'https://rooms.example/one',
					recording_url: 'https://recordings.example/one',
					cancelled: false,
				},
			},
			expect.objectContaining({
				title: 'Later',
				session: expect.objectContaining({ cancelled: true }),
			}),
		],
	})
	const titles = (await list('sort=title&limit=100')).data.map(({ title }) => title)
	expect(titles.indexOf('Later')).toBeLessThan(titles.indexOf('Soon'))
	server.advance(10 * DAY + HOUR)
	token = await server.signIn('success@example.org')
	await me.verifyStaff()
	const past = await list('which=past&limit=1')
	expect(past.data.map(({ title }) => title)).toEqual(['Soon'])
	const untimed = await addResource(server.db, { courseType: 'webinar', title: 'AAA no time yet' })
	const course = await addResource(server.db, { title: 'AAA a course' })
	const unscheduled = await list('which=unscheduled&limit=1')
	expect(unscheduled.data).toMatchObject([{ webinar_id: untimed, registered: 0, session: null }])
	const one = (id: string, by = token) =>
		server.call('GET', `/v1/live-sessions/${id}`, { token: by })
	expect((await one(soon.resourceId)).body).toEqual(shown.data[0])
	expect((await one(course)).status).toBe(404)
	const mine = await server.signIn(me.email)
	expect((await one(soon.resourceId, mine)).status).toBe(403)
	expect((await server.call('GET', '/v1/live-sessions', { token: mine })).status).toBe(403)
})
