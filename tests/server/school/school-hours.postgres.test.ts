import { eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { remindTeachers } from '#server/school/school-hours/reminder.service.ts'
import { schoolSession } from '#server/school/school-hours/school-hours.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()

test('HRS-03 reminders that are asked for at the same moment on PostgreSQL reach each teacher once', async () => {
	const id = await addSchool(server)
	const teachers = [await somebodyOf(server, id), await somebodyOf(server, id)]
	const counts = await Promise.all(Array.from({ length: 8 }, () => remindTeachers(server.deps, id)))
	expect(counts.reduce((sum, one) => sum + one, 0)).toBe(2)
	for (const { email } of teachers) {
		const { body } = await server.call('GET', `/dev/mail.json?to=${email}`)
		const subjects = (body as { subject: string }[]).map(({ subject }) => subject)
		expect(subjects.filter((one) => one === 'Your training hours of this school year')).toEqual([
			'Your training hours of this school year',
		])
	}
})

test('HRS-03 HRS-01 a session that is sent, corrected and removed at the same moment on PostgreSQL counts once for each or not at all', async () => {
	const id = await addSchool(server)
	const poc = await contactOf(server, id)
	const [a, b] = [await somebodyOf(server, id), await somebodyOf(server, id)]
	const session = v4()
	const body = (attendees: string[], is_new: boolean) => ({
		...{ is_new, title: 'Phonics', held_on: '2026-11-14', hours: '2', standard: 'growth' },
		...{ trainer: 'Sister Mary', attendees },
	})
	const put = (attendees: string[], is_new = true) =>
		poc.call('PUT', `/v1/school/sessions/${session}`, body(attendees, is_new))
	const entries = async () =>
		(await server.db.select().from(trainingEntry).where(eq(trainingEntry.sessionId, session)))
			.map(({ accountId }) => accountId)
			.sort()
	const sent = await Promise.all(Array.from({ length: 8 }, () => put([a.accountId, b.accountId])))
	expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200))
	expect(await entries()).toEqual([a.accountId, b.accountId].sort())
	const corrected = await Promise.all(
		Array.from({ length: 8 }, (_, n) => put([n % 2 ? a.accountId : b.accountId], false)),
	)
	expect(corrected.map(({ status }) => status)).toEqual(Array(8).fill(200))
	expect(await entries()).toHaveLength(1)
	const mixed = await Promise.all([
		poc.call('DELETE', `/v1/school/sessions/${session}`),
		...Array.from({ length: 6 }, () => put([a.accountId, b.accountId], false)),
	])
	const statuses = mixed.map(({ status }) => status)
	expect([statuses[0], statuses.filter((one) => ![200, 204, 404].includes(one))]).toEqual([204, []])
	expect(await entries()).toEqual([])
	expect(await server.db.$count(schoolSession, eq(schoolSession.id, session))).toBe(0)
})
