import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countAttendance } from '#server/learning/registration/attendance.service.ts'
import { attendance } from '#server/learning/registration/live-session.tables.ts'
import { sendReminders } from '#server/learning/registration/reminder.service.ts'
import { sendSessionNotices } from '#server/learning/registration/session-notice.service.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openRegistrant } from '../support/registrant.ts'

const MINUTE = 60_000
const at = <T>(times: number, run: () => Promise<T>) =>
	Promise.all(Array.from({ length: times }, run))

const server = await openFileApp()

test('LIV-01 reminders, entries and counting that run at the same moment on PostgreSQL have their effect once', async () => {
	const me = await openRegistrant(server)
	const { id } = await me.register({
		inMs: 50 * MINUTE,
		source: 'purchase',
		registeredAgo: 120 * MINUTE,
		resource: { trainingMinutes: 60, resourceType: 'medium' },
	})
	const sent = await at(6, () => sendReminders(server.deps))
	expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1)
	const mails = await me.mails()
	expect(mails).toHaveLength(1)
	expect(mails[0]!.text).not.toContain('take your registration back')
	server.advance(45 * MINUTE)
	const entered = await at(6, () => me.join(id))
	expect(entered.map(({ status }) => status)).toEqual(Array(6).fill(200))
	expect(await server.db.$count(attendance, eq(attendance.accountId, me.accountId))).toBe(1)
	server.advance(65 * MINUTE)
	const counted = await at(6, () => countAttendance(server.deps))
	expect(counted.reduce((sum, one) => sum + one, 0)).toBe(1)
	expect([(await me.record()).entries.length, await me.points()]).toEqual([1, 15])
})

test('LIV-01 moving a session several times at the same moment on PostgreSQL notifies each registered account once', async () => {
	const me = await openRegistrant(server)
	const session = await me.register({ inMs: 600 * MINUTE })
	const others = await at(5, () => openRegistrant(server))
	for (const other of others) await other.enrolIn(session.resourceId)
	const kept = await at(6, () => me.keep(session, { byMs: 60 * MINUTE }))
	expect(kept.map(({ body }) => body)).toEqual(
		Array(6).fill(expect.objectContaining({ sequence: 1 })),
	)
	const sent = await at(6, () => sendSessionNotices(server.deps))
	expect(sent.reduce((sum, one) => sum + one, 0)).toBe(6)
	for (const one of [me, ...others]) {
		const told = (await one.call('GET', '/v1/task/fetch-notification')).body as never as {
			total: number
		}
		expect([(await one.mails()).length, told.total]).toEqual([1, 1])
	}
})
