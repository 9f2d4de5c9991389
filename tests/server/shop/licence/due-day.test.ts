import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { remindOfDue } from '#server/learning/learning/remind-of-due.service.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { grantLicences } from '#server/shop/licence/grant-licences.service.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { addResource } from '../../support/fixtures.ts'
import type { openLearner } from '../../support/learner.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openSchool } from '../../support/school/open-school.ts'

type Learner = Awaited<ReturnType<typeof openLearner>>

const DAY_MS = 86_400_000
const server = await openFileApp()
const today = () => server.deps.clock().getTime()
const inDays = (days: number) => indianDayOf(new Date(today() + days * DAY_MS))

const grant = async (schoolId: string, gift: { planId: string } | { resourceId: string }) => {
	const now = server.deps.clock()
	const granted = { ...gift, schoolId, quantity: 5, source: v7(), now }
	await server.db.transaction((tx) =>
		grantLicences(tx, { ...granted, validUntil: new Date(today() + 90 * DAY_MS) }),
	)
	const rows = await server.db.select().from(licence).where(eq(licence.source, granted.source))
	return rows[0]!.id
}

const assign = (poc: Learner, id: string, teachers: Learner[], due_on?: string) =>
	poc.call('POST', `/v1/school/licences/${id}/assignments`, {
		teacher_ids: teachers.map(({ accountId }) => accountId),
		...(due_on !== undefined && { due_on }),
	})

const mine = async (who: Learner) => {
	const { body } = await who.call('GET', '/v1/learning/mine')
	return (body as { data: { id: string; due_on: string | null; progress: number }[] }).data
}

const toldOf = (who: Learner) =>
	server.db
		.select({ kind: notification.kind, parameters: notification.parameters })
		.from(notification)
		.where(eq(notification.accountId, who.accountId))
		.orderBy(notification.createdAt, notification.id)

const mailsTo = async ({ email }: Learner) => {
	const { body } = await server.call('GET', `/dev/mail.json?to=${email}`)
	const mails = body as { subject: string; text: string }[]
	return mails.filter(({ subject }) => subject.startsWith('Complete'))
}

const openCourse = async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const title = 'Fractions That Make Sense'
	const resourceId = await addResource(server.db, { title })
	const [row] = await server.db
		.insert(lesson)
		.values({ resourceId, section: 'One', title: 'Lesson', body: 'Text', minutes: 5, position: 0 })
		.returning()
	const lessonId = row!.id
	return { poc, teacher, title, lessonId, id: await grant(schoolId, { resourceId }) }
}

describe('29.9 a course with a due day', () => {
	test('29.9 SCH-06 the teacher learns the day, and the school sees who has completed it', async () => {
		const { poc, teacher, title, lessonId, id } = await openCourse()
		const [asha, ravi] = [await teacher('Asha Rao'), await teacher('Ravi Nair')]
		const dueOn = inDays(20)
		expect((await assign(poc, id, [asha], dueOn)).status).toBe(200)
		expect((await assign(poc, id, [ravi])).status).toBe(200)
		expect((await mine(asha))[0]).toMatchObject({ due_on: dueOn, progress: 0 })
		expect((await mine(ravi))[0]!.due_on).toBeNull()
		expect(await toldOf(asha)).toEqual([{ kind: 'courseGiven', parameters: { title, dueOn } }])
		expect((await toldOf(ravi)).map(({ kind }) => kind)).toEqual(['licenceGiven'])
		const seen = async () => {
			const { body } = await poc.call('GET', `/v1/school/teachers?licence_id=${id}`)
			const { data } = body as { data: { name: string; due_on: string | null; is_done: boolean }[] }
			return data.map(({ name, due_on, is_done }) => [name, due_on, is_done])
		}
		expect(await seen()).toEqual([
			['Asha Rao', dueOn, false],
			['Ravi Nair', null, false],
		])
		const [learned] = await mine(asha)
		await asha.call('PUT', `/v1/learning/mine/${learned!.id}/lessons/${lessonId}`, { done: true })
		expect(await seen()).toContainEqual(['Asha Rao', dueOn, true])
	})

	test('29.9 SCH-06 a day that is over or over a year ahead, and the day of a plan, are refused', async () => {
		const { poc, teacher, id } = await openCourse()
		const asha = await teacher()
		const refused = [inDays(0), inDays(-1), inDays(367), '2026-02-30', '12/12/2026', '']
		for (const day of refused) {
			const answer = await assign(poc, id, [asha], day)
			expect([day, answer.status]).toEqual([day, 400])
		}
		const { schoolId, poc: other, teacher: hire } = await openSchool(server)
		const [row] = await server.db
			.insert(plan)
			.values({ slug: v7(), name: 'Vidya for Schools', isFree: false, benefits: {} })
			.returning()
		const planId = await grant(schoolId, { planId: row!.id })
		expect((await assign(other, planId, [await hire()], inDays(5))).status).toBe(400)
		expect(await mine(asha)).toEqual([])
		expect((await assign(poc, id, [asha], inDays(366))).status).toBe(200)
	})

	test('29.9 NAV-03 the dashboard names the courses that are late, for as long as they are', async () => {
		const { poc, teacher, title, lessonId, id } = await openCourse()
		const [late, done, open, other] = [
			await teacher(),
			await teacher(),
			await teacher(),
			await teacher(),
		]
		await assign(poc, id, [late, done, open], inDays(3))
		await assign(poc, id, [other])
		const lateOf = async (who: Learner) =>
			((await who.call('GET', '/v1/school/dashboard')).body as { late: unknown }).late
		expect(await lateOf(poc)).toEqual([])
		for (const who of [late, done]) {
			const [row] = await mine(who)
			const gone = { dueOn: inDays(-1) }
			await server.db.update(enrolment).set(gone).where(eq(enrolment.id, row!.id))
		}
		expect(await lateOf(poc)).toEqual([{ licence_id: id, title, teachers: 2 }])
		const { body } = await poc.call('GET', `/v1/school/teachers?licence_id=${id}&only=late`)
		const { total, data } = body as { total: number; data: { id: string }[] }
		expect([total, data.map((one) => one.id).toSorted()]).toEqual([
			2,
			[late.accountId, done.accountId].toSorted(),
		])
		for (const [who, left] of [
			[done, [{ licence_id: id, title, teachers: 1 }]],
			[late, []],
		] as const) {
			const [row] = await mine(who)
			await who.call('PUT', `/v1/learning/mine/${row!.id}/lessons/${lessonId}`, { done: true })
			expect(await lateOf(poc)).toEqual(left)
		}
		expect(await lateOf((await openSchool(server)).poc)).toEqual([])
	})

	test('29.9 a reminder comes once, in the week before the day, to who has not completed it', async () => {
		const { poc, teacher, title, lessonId, id } = await openCourse()
		const [late, soon, done, far] = [
			await teacher('Late'),
			await teacher('Soon'),
			await teacher('Done'),
			await teacher('Far'),
		]
		for (const [who, days] of [
			[late, 1],
			[soon, 7],
			[done, 7],
			[far, 8],
		] as const)
			await assign(poc, id, [who], inDays(days))
		expect(await remindOfDue(server.deps)).toBe(0)
		const given = new Date(today() - 2 * DAY_MS)
		for (const who of [late, soon, done, far]) {
			const [row] = await mine(who)
			await server.db.update(enrolment).set({ createdAt: given }).where(eq(enrolment.id, row!.id))
		}
		const [late0] = await mine(late)
		await server.db
			.update(enrolment)
			.set({ dueOn: inDays(-1) })
			.where(eq(enrolment.id, late0!.id))
		const [finished] = await mine(done)
		await done.call('PUT', `/v1/learning/mine/${finished!.id}/lessons/${lessonId}`, { done: true })
		expect(await remindOfDue(server.deps)).toBe(1)
		expect(await remindOfDue(server.deps)).toBe(0)
		expect((await toldOf(soon)).at(-1)).toEqual({
			kind: 'courseDue',
			parameters: { title, dueOn: inDays(7) },
		})
		for (const who of [late, done, far])
			expect((await toldOf(who)).map(({ kind }) => kind)).not.toContain('courseDue')
		const [reminder] = await mailsTo(soon)
		expect(reminder!.subject).toMatch(/^Complete “Fractions That Make Sense” by \d+ \w+ 20\d\d$/)
		const { publicUrl } = server.deps.config
		expect(reminder!.text).toContain(
			`Switch off reminders and reports: ${publicUrl}/profile/notifications`,
		)
	})

	test('29.12 a teacher who switched off mails about school gets the notification of a due course alone', async () => {
		const { poc, teacher, id } = await openCourse()
		const [quiet, told] = [await teacher(), await teacher()]
		await assign(poc, id, [quiet, told], inDays(7))
		await quiet.call('PUT', '/v1/task/notification-topics/school', { mail: false })
		for (const who of [quiet, told]) {
			const [row] = await mine(who)
			const createdAt = new Date(today() - 2 * DAY_MS)
			await server.db.update(enrolment).set({ createdAt }).where(eq(enrolment.id, row!.id))
		}
		expect(await remindOfDue(server.deps)).toBe(2)
		expect((await toldOf(quiet)).at(-1)!.kind).toBe('courseDue')
		expect(await mailsTo(quiet)).toEqual([])
		expect(await mailsTo(told)).toHaveLength(1)
	})
})
