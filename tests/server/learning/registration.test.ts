import { and, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { countAttendance } from '#server/learning/registration/attendance.service.ts'
import { drawCalendar } from '#server/learning/registration/draw-calendar.ts'
import { attendance } from '#server/learning/registration/live-session.tables.ts'
import { sendReminders } from '#server/learning/registration/reminder.service.ts'
import { account } from '#server/people/account/account.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { cookieOf } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openRegistrant } from '../support/registrant.ts'

const server = await openFileApp()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const start = () => openRegistrant(server)

test('LIV-01 the room opens ten minutes before and closes at the end, and the first entry is attendance', async () => {
	const me = await start()
	const { id, startsAt } = await me.register({ inMs: HOUR })
	const early = { status: 409, body: expect.objectContaining({ code: 'not-joinable' }) }
	expect(await me.join(id)).toMatchObject(early)
	server.advance(50 * MINUTE - 1)
	expect(await me.join(id)).toMatchObject(early)
	expect((await me.show(id)).joined_at).toBeNull()
	server.advance(1)
	const joined_at = new Date(startsAt.getTime() - 10 * MINUTE).toISOString()
	const entered = { join_url: 'https://rooms.example/one', joined_at }
	expect((await me.join(id)).body).toEqual(entered)
	server.advance(69 * MINUTE)
	expect((await me.join(id)).body).toEqual(entered)
	expect((await me.show(id)).joined_at).toBe(joined_at)
	server.advance(MINUTE)
	expect(await me.join(id)).toMatchObject({
		status: 409,
		body: { code: 'not-joinable', detail: 'It is over.' },
	})
})

test('LIV-01 two concurrent entries are one attendance', async () => {
	const me = await start()
	const { id } = await me.register({ inMs: MINUTE })
	const answers = await Promise.all(Array.from({ length: 5 }, () => me.join(id)))
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
	expect(await server.db.$count(attendance, eq(attendance.accountId, me.accountId))).toBe(1)
})

test('LIV-01 a registration never holds the address of the room, and the recording only when it is over and confirmed', async () => {
	const me = await start()
	const open = await me.register({ inMs: MINUTE })
	const waiting = await me.register({ inMs: MINUTE, status: 'pending' })
	const shown = await me.show(open.id)
	expect(shown).toEqual({
		id: open.id,
		status: 'confirmed',
		registered_at: expect.any(String),
		session: {
			starts_at: open.startsAt.toISOString(),
			ends_at: open.endsAt.toISOString(),
			cancelled: false,
			has_room: true,
			moved_from: null,
		},
		joined_at: null,
		leavable: true,
		order_id: null,
		recording_url: null,
		server_time: server.deps.clock().toISOString(),
		webinar: expect.objectContaining({ id: open.resourceId }),
	})
	expect(JSON.stringify(shown)).not.toContain('rooms.example')
	expect((await me.join(waiting.id)).body).toMatchObject({
		code: 'not-joinable',
		detail: 'The registration is not confirmed.',
	})
	server.advance(61 * MINUTE - 1)
	expect((await me.show(open.id)).recording_url).toBeNull()
	server.advance(1)
	expect((await me.show(open.id)).recording_url).toBe('https://recordings.example/one')
	expect((await me.show(waiting.id)).recording_url).toBeNull()
})

test('LIV-01 ROL-03 a registration is its account’s own: others find nothing to see, enter or take back', async () => {
	const [me, other] = [await start(), await start()]
	const { id } = await me.register({ inMs: MINUTE })
	for (const [method, rest] of [
		['GET', ''],
		['POST', '/join'],
		['DELETE', ''],
	] as const)
		expect(await other.call(method, `/v1/learning/registrations/${id}${rest}`)).toMatchObject({
			status: 404,
			body: { code: 'not-found' },
		})
	const cookie = await cookieOf(server, other)
	const url = `/profile/registrations/${id}/calendar`
	for (const headers of [{ cookie }, {}]) {
		const answer = await server.app.inject({ method: 'GET', url, headers })
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			`/profile/registrations/${id}`,
		])
	}
})

test('LIV-01 what was not bought is taken back until the room opens, and can be registered for again', async () => {
	const me = await start()
	const free = await me.register({ inMs: HOUR })
	const bought = await me.register({ inMs: HOUR, source: 'purchase' })
	const late = await me.register({ inMs: 10 * MINUTE })
	const refused = { status: 409, body: { code: 'not-leavable' } }
	expect((await me.show(bought.id)).leavable).toBe(false)
	expect(await me.leave(bought.id)).toMatchObject(refused)
	expect(await me.leave(late.id)).toMatchObject(refused)
	await server.db
		.insert(lessonDone)
		.values({ enrolmentId: free.id, lessonId: free.lessons[0]!, doneAt: server.deps.clock() })
	expect((await me.leave(free.id)).status).toBe(204)
	expect((await me.leave(free.id)).status).toBe(404)
	expect(await server.db.$count(lessonDone, eq(lessonDone.enrolmentId, free.id))).toBe(0)
	await me.call('POST', '/v1/user/purchase-free', {
		webinar_id: [free.resourceId],
		expected_total: 0,
	})
	const { data } = (await me.call('GET', '/v1/learning/mine')).body as never as {
		data: { webinar_id: string }[]
	}
	expect(data.map(({ webinar_id }) => webinar_id)).toContain(free.resourceId)
})

test('LIV-01 PRF-01 what ended without an entry is missed; what was entered, waits or is cancelled is not', async () => {
	const me = await start()
	const missed = await me.register({ inMs: MINUTE })
	const there = await me.register({ inMs: 2 * MINUTE })
	await me.register({ inMs: MINUTE, status: 'pending' })
	const off = await me.register({ inMs: MINUTE })
	await me.keep(off, { cancelled: true })
	expect((await me.join(off.id)).body).toMatchObject({ detail: 'It is cancelled.' })
	await me.join(there.id)
	const joined_at = server.deps.clock().toISOString()
	const row = (of: typeof there, joined: string | null) =>
		expect.objectContaining({
			registration_id: of.id,
			starts_at: of.startsAt.toISOString(),
			minutes: 60,
			joined_at: joined,
			path: expect.stringMatching(/^\/learning\//),
		})
	expect(await me.attendance()).toEqual({
		total: 1,
		present: 1,
		minutes: 0,
		data: [row(there, joined_at)],
	})
	server.advance(2 * HOUR)
	const all = [row(there, joined_at), row(missed, null)]
	expect(await me.attendance()).toEqual({ total: 2, present: 1, minutes: 60, data: all })
	expect(await me.attendance('?limit=1&offset=1')).toMatchObject({ total: 2, data: [all[1]] })
	expect(await me.attendance('?offset=9')).toEqual({ total: 2, present: 1, minutes: 60, data: [] })
	const lateComer = await start()
	await lateComer.enrolIn(missed.resourceId)
	expect((await lateComer.attendance()).total).toBe(0)
})

test('LIV-01 HRS-01 HDR-12 attendance counts hours and points once when it is over, also with two concurrent runs', async () => {
	const me = await start()
	const some = { trainingMinutes: 90, trainingKind: 'board', resourceType: 'medium' } as const
	const { id, endsAt } = await me.register({ inMs: MINUTE, resource: some })
	await me.join(id)
	server.advance(60 * MINUTE)
	await countAttendance(server.deps)
	expect((await me.record()).entries).toEqual([])
	server.advance(MINUTE)
	const counted = await Promise.all([countAttendance(server.deps), countAttendance(server.deps)])
	expect(counted[0]! + counted[1]!).toBeGreaterThanOrEqual(1)
	const { entries, sums } = await me.record()
	expect(entries).toMatchObject([{ minutes: 90, kind: 'board', points: 15 }])
	expect([sums.all, await me.points()]).toEqual([90, 15])
	expect(entries[0]!.completed_on).toBe(
		new Date(endsAt.getTime() + 5.5 * HOUR).toISOString().slice(0, 10),
	)
	expect(await countAttendance(server.deps)).toBe(0)
	expect((await me.record()).entries).toHaveLength(1)
})

test('LIV-01 reminders go out a day and an hour before, once each with two concurrent runs, in the reader’s language', async () => {
	const me = await start()
	const reads = await start()
	const { id, resourceId, title } = await me.register({ inMs: 30 * HOUR })
	const theirs = await reads.enrolIn(resourceId)
	const cookie = `${await cookieOf(server, reads)}; PARAGLIDE_LOCALE=hi`
	await server.app.inject({ method: 'POST', url: '/v1/session/refresh', headers: { cookie } })
	const run = () => Promise.all([sendReminders(server.deps), sendReminders(server.deps)])
	const subjects = async (who: typeof me) => (await who.mails()).map(({ subject }) => subject)
	server.advance(6 * HOUR - 1)
	await run()
	expect(await subjects(me)).toEqual([])
	server.advance(1)
	await run()
	await run()
	expect(await subjects(me)).toEqual([`Reminder: ${title}`])
	expect(await subjects(reads)).toEqual([`याद दिला रहे हैं: ${title}`])
	server.advance(23 * HOUR - 1)
	await run()
	expect(await subjects(me)).toEqual([`Reminder: ${title}`])
	server.advance(1)
	await run()
	await run()
	expect(await subjects(me)).toEqual([`It begins soon: ${title}`, `Reminder: ${title}`])
	const [last] = await me.mails()
	expect(last!.links).toEqual([`http://vidya.test/profile/registrations/${id}`])
	expect(last!.text).toContain('you can take your registration back')
	expect(last!.text).toMatch(/It begins on \d+ \w+ \d{4}, \d\d:\d\d Indian time\./)
	const [theirLast] = await reads.mails()
	expect(theirLast!.links).toEqual([`http://vidya.test/profile/registrations/${theirs}`])
	expect(theirLast!.text).toContain('(भारतीय समय) पर शुरू होगा')
})

test('LIV-01 no reminder reaches who took the registration back, waits, or came too late for it; nor of what is cancelled', async () => {
	const me = await start()
	const { id, resourceId } = await me.register({ inMs: 25 * HOUR })
	const [waits, late, latest] = [await start(), await start(), await start()]
	await waits.enrolIn(resourceId, 'pending')
	const off = await me.register({ inMs: 25 * HOUR })
	await me.keep(off, { cancelled: true })
	await me.leave(id)
	server.advance(2 * HOUR)
	await late.enrolIn(resourceId)
	await sendReminders(server.deps)
	server.advance(22 * HOUR + 30 * MINUTE)
	await latest.enrolIn(resourceId)
	await sendReminders(server.deps)
	const subjects = await Promise.all(
		[me, waits, late, latest].map(async (who) => (await who.mails()).map(({ subject }) => subject)),
	)
	expect(subjects).toEqual([[], [], [expect.stringMatching(/^It begins soon/)], []])
})

test('LIV-01 when it moves, reminders move with it, and attendance of the old time that is not counted lapses', async () => {
	const me = await start()
	const session = await me.register({ inMs: HOUR, registeredAgo: 2 * DAY })
	await sendReminders(server.deps)
	expect(await me.mails()).toHaveLength(1)
	server.advance(55 * MINUTE)
	await me.join(session.id)
	const moved = await me.keep(session, { byMs: 3 * DAY })
	expect(moved.body).toMatchObject({ sequence: 1 })
	await sendReminders(server.deps)
	expect(await me.mails()).toHaveLength(1)
	expect((await me.show(session.id)).joined_at).toBeNull()
	server.advance(2 * DAY + 5 * MINUTE)
	await sendReminders(server.deps)
	expect(await me.mails()).toHaveLength(2)
	server.advance(23 * HOUR)
	await sendReminders(server.deps)
	expect(await me.mails()).toHaveLength(3)
})

/** A calendar file as another implementation reads it. */
const readCalendar = (text: string) => {
	const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!
	const value = (name: string) => event.getFirstPropertyValue(name)
	const utc = (name: string) => (value(name) as ICAL.Time).toString()
	return {
		uid: value('uid'),
		sequence: value('sequence'),
		summary: value('summary'),
		status: value('status'),
		description: value('description'),
		url: value('url'),
		starts: utc('dtstart'),
		ends: utc('dtend'),
	}
}

test('LIV-01 the calendar file is read by another implementation; its sequence rises with the time, and a cancelled one says so', async () => {
	const me = await start()
	const title = 'भिन्न: रोटी, संख्या; “रेखा” और \\ बच्चों के साथ गणित की कक्षा में पूरे वर्ष की योजना'
	const session = await me.register({ inMs: DAY, resource: { title } })
	const cookie = await cookieOf(server, me)
	const file = async () => {
		const url = `/profile/registrations/${session.id}/calendar`
		const answer = await server.app.inject({ method: 'GET', url, headers: { cookie } })
		expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
		expect(answer.headers['cache-control']).toBe('private, no-store')
		const lines = answer.body.split('\r\n')
		expectEvery(lines, (line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))
		return readCalendar(answer.body)
	}
	const iso = (at: Date) => `${at.toISOString().slice(0, 19)}Z`
	const address = `http://vidya.test/profile/registrations/${session.id}`
	const first = await file()
	expect(first).toEqual({
		uid: `${session.sessionId}@vidya.test`,
		sequence: 0,
		summary: title,
		status: 'CONFIRMED',
		description: `A summary.\n\nWith Meera Iyer\nThe room opens ten minutes before, here: ${address}`,
		url: address,
		starts: iso(session.startsAt),
		ends: iso(session.endsAt),
	})
	await me.keep(session, {})
	expect(await file()).toEqual(first)
	const moved = await me.keep(session, { byMs: HOUR })
	expect(moved.body).toMatchObject({ sequence: 1 })
	const starts = iso(new Date(session.startsAt.getTime() + HOUR))
	expect(await file()).toMatchObject({ uid: first.uid, sequence: 1, starts, status: 'CONFIRMED' })
	await me.keep(session, { byMs: HOUR, cancelled: true })
	expect(await file()).toMatchObject({ uid: first.uid, sequence: 2, starts, status: 'CANCELLED' })
})

test('LIV-01 a calendar file takes no other lines from a title', () => {
	const at = new Date('2026-11-24T12:30:00Z')
	const title = 'One\r\nSTATUS:CANCELLED\nATTACH:x'
	const some = { title, summary: 'S', instructor: 'I', cancelled: false, sequence: 0 }
	const times = { startsAt: at, endsAt: new Date(at.getTime() + HOUR), changedAt: at }
	const text = drawCalendar(
		{ sessionId: 's', ...some, ...times, address: 'https://vidya.test/x' },
		'hi',
	)
	expect(text.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CONFIRMED'])
	expect(text).not.toMatch(/^ATTACH/m)
	expect(readCalendar(text).starts).toBe('2026-11-24T12:30:00Z')
})

test('LIV-01 ROL-01 only customer success says when something happens, with an end after its start and rooms over https', async () => {
	const me = await start()
	const session = await me.register({ inMs: DAY })
	const url = `/v1/live-sessions/${session.resourceId}`
	const body = { ...me.planOf(session, {}) }
	expect((await me.call('PUT', url, body)).status).toBe(403)
	const bad = async (some: object) => (await me.keep(session, {}, some)).status
	expect([
		await bad({ ends_at: body.starts_at }),
		await bad({ ends_at: new Date(session.startsAt.getTime() + 13 * HOUR).toISOString() }),
		await bad({ join_url: 'javascript:alert(1)' }),
		await bad({ starts_at: 'tomorrow' }),
	]).toEqual([409, 409, 400, 400])
	const course = await me.register({ inMs: DAY, resource: { courseType: 'self_paced' } })
	expect((await me.keep(course, {})).status).toBe(404)
	const [row] = await server.db
		.select({ language: account.language })
		.from(account)
		.where(and(eq(account.id, me.accountId)))
	expect(row).toEqual({ language: 'en' })
})
