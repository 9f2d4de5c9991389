import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import {
	endEnrolments,
	enrolBuyer,
	enrolFreely,
} from '#server/learning/learning/enrolment.service.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { type LearningStatus, progressOf } from '#server/learning/learning/learning.rules.ts'
import {
	countLearning,
	listMyLearning,
	listRegisters,
	listTracks,
	markLesson,
	showMyLearning,
} from '#server/learning/learning/learning.service.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const start = new Date('2026-11-01T00:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

const addLessons = async (resourceId: string, sections: string[]) =>
	sections.length === 0
		? []
		: server.db
				.insert(lesson)
				.values(
					sections.map((section, position) => ({
						resourceId,
						section,
						title: `Lesson ${position}`,
						body: `Text ${position}`,
						minutes: 5 + position,
						position,
					})),
				)
				.returning()

/** A resource that an account learns: `lessons`, of which `done` are done a minute apart. */
const enrol = async (
	accountId: string,
	some: {
		lessons?: number
		done?: number
		status?: 'confirmed' | 'pending'
		courseType?: string
		minute?: number
	} = {},
) => {
	const {
		lessons: count = 0,
		done = 0,
		status = 'confirmed',
		courseType = 'self_paced',
		minute = 0,
	} = some
	const resourceId = await addResource(server.db, { courseType })
	const lessons = await addLessons(resourceId, Array(count).fill('One'))
	const [row] = await server.db
		.insert(enrolment)
		.values({ accountId, resourceId, status, source: 'free', createdAt: at(minute) })
		.returning()
	for (const [n, { id: lessonId }] of lessons.slice(0, done).entries())
		await server.db
			.insert(lessonDone)
			.values({ enrolmentId: row!.id, lessonId, doneAt: at(100 + n) })
	return { id: row!.id, resourceId, lessons }
}

test('CAT-08 progress is whole percent of the lessons, none without lessons', () => {
	expect([progressOf(0, 0), progressOf(1, 3), progressOf(2, 3), progressOf(3, 3)]).toEqual([
		0, 33, 67, 100,
	])
})

test('CAT-08 ROL-03 my learning is narrowed by progress and status, paged, newest first, and my own', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const of = (minute: number, some: Parameters<typeof enrol>[1]) =>
		enrol(me.accountId, { minute, ...some })
	const none = await of(1, {})
	const fresh = await of(2, { lessons: 2 })
	const begun = await of(3, { lessons: 3, done: 2 })
	const whole = await of(4, { lessons: 2, done: 2 })
	const waits = await of(5, { lessons: 1, status: 'pending' })
	const theirs = await enrol(other.accountId, { lessons: 1, done: 1 })
	const ids = async (
		filter: { status?: LearningStatus; limit?: number; offset?: number },
		accountId = me.accountId,
	) => {
		const { total, data } = await listMyLearning(server.db, accountId, filter)
		return { total, ids: data.map(({ id }) => id) }
	}
	const all = [waits.id, whole.id, begun.id, fresh.id, none.id]
	expect(await ids({})).toEqual({ total: 5, ids: all })
	expect(await ids({ limit: 2, offset: 1 })).toEqual({ total: 5, ids: all.slice(1, 3) })
	expect(await ids({ offset: 5 })).toEqual({ total: 5, ids: [] })
	expect(await ids({ status: 'confirmed' })).toEqual({ total: 4, ids: all.slice(1) })
	expect(await ids({ status: 'pending' })).toEqual({ total: 1, ids: [waits.id] })
	expect(await ids({ status: 'not_started' })).toEqual({
		total: 3,
		ids: [waits.id, fresh.id, none.id],
	})
	expect(await ids({ status: 'in_progress' })).toEqual({ total: 1, ids: [begun.id] })
	expect(await ids({ status: 'completed' })).toEqual({ total: 1, ids: [whole.id] })
	expect(await ids({}, other.accountId)).toEqual({ total: 1, ids: [theirs.id] })
	const { data } = await listMyLearning(server.db, me.accountId, { status: 'in_progress' })
	expect(data).toEqual([
		{
			id: begun.id,
			webinar_id: begun.resourceId,
			reg_user_id: me.accountId,
			status: 'confirmed',
			created_at: at(3).toISOString(),
			done_lessons: 2,
			total_lessons: 3,
			progress: 67,
			last_activity_at: at(101).toISOString(),
			certificate_id: null,
			due_on: null,
			webinar: expect.objectContaining({ id: begun.resourceId, enrolment_id: begun.id }),
		},
	])
	const [first] = (await listMyLearning(server.db, me.accountId, { limit: 1 })).data
	expect(first!.last_activity_at).toBeNull()
})

test('CAT-08 by progress: what is in progress with the last used first, what is not begun or waits, what is completed with its certificate', async () => {
	const me = await openBuyer(server)
	const of = (minute: number, some: Parameters<typeof enrol>[1]) =>
		enrol(me.accountId, { minute, ...some })
	const used = await of(1, { lessons: 3, done: 2 })
	const completed = await of(2, { lessons: 1, done: 1 })
	const less = await of(3, { lessons: 3, done: 1 })
	const waits = await of(4, { lessons: 1, status: 'pending' })
	const none = await of(5, {})
	const facts = { title: 'Course', summary: 'S', path: '/courses/c', minutes: 60, issuedAt: at(9) }
	const given = { accountId: me.accountId, kind: 'course' as const, holder: 'Asha', ...facts }
	const [kept] = await server.db
		.insert(certificate)
		.values({ ...given, resourceId: completed.resourceId })
		.returning()
	await server.db.insert(certificate).values({
		...given,
		resourceId: used.resourceId,
		status: 'revoked',
		revokedAt: at(10),
		revokedReason: 'Wrong',
	})
	const page = async (limit: number, offset: number) => {
		const asked = { sort: 'progress' as const, limit, offset }
		const { total, data } = await listMyLearning(server.db, me.accountId, asked)
		return { total, rows: data.map((row) => [row.id, row.certificate_id]) }
	}
	const all = [used, less, none, waits].map(({ id }) => [id, null])
	expect(await page(3, 0)).toEqual({ total: 5, rows: all.slice(0, 3) })
	expect(await page(3, 3)).toEqual({ total: 5, rows: [all[3], [completed.id, kept!.id]] })
	expect(await page(3, 6)).toEqual({ total: 5, rows: [] })
})

test('CAT-08 ten items are listed unless asked otherwise', async () => {
	const me = await openBuyer(server)
	for (let minute = 0; minute < 11; minute += 1) await enrol(me.accountId, { minute })
	const { total, data } = await listMyLearning(server.db, me.accountId, {})
	expect([total, data.length]).toEqual([11, 10])
})

test('CAT-08 ROL-03 an item opens with its lessons by section; what waits shows no text; others find nothing', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const { id, resourceId } = await enrol(me.accountId)
	const [first, second, third] = await addLessons(resourceId, ['One', 'Two', 'One'])
	await server.db
		.insert(lessonDone)
		.values({ enrolmentId: id, lessonId: second!.id, doneAt: start })
	const show = (accountId = me.accountId) => showMyLearning(server.db, accountId, id)
	const shown = ({ id, title, minutes, body }: typeof lesson.$inferSelect, done = false) => ({
		id,
		title,
		minutes,
		body,
		done,
		formatted: false,
		has_media: false,
		quiz: null,
	})
	expect(await show()).toEqual({
		id,
		webinar_id: resourceId,
		reg_user_id: me.accountId,
		status: 'confirmed',
		created_at: start.toISOString(),
		done_lessons: 1,
		total_lessons: 3,
		progress: 33,
		last_activity_at: start.toISOString(),
		certificate_id: null,
		due_on: null,
		counts_at: null,
		webinar: expect.objectContaining({ id: resourceId }),
		sections: [
			{ title: 'One', lessons: [shown(first!), shown(third!)] },
			{ title: 'Two', lessons: [shown(second!, true)] },
		],
	})
	const notFound = { status: 404, code: 'not-found' }
	await expect(show(other.accountId)).rejects.toMatchObject(notFound)
	await server.db.update(enrolment).set({ status: 'pending' }).where(eq(enrolment.id, id))
	const texts = (await show()).sections.flatMap(({ lessons }) => lessons.map(({ body }) => body))
	expect(texts).toEqual(['', '', ''])
})

test('CAT-08 ROL-03 a lesson is marked and unmarked by itself, in one’s own confirmed item only', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const mine = await enrol(me.accountId, { lessons: 2, done: 2 })
	const second = await enrol(me.accountId, { lessons: 1, done: 1 })
	const waits = await enrol(me.accountId, { lessons: 1, status: 'pending' })
	const mark = (enrolmentId: string, lessonId: string, done: boolean, accountId = me.accountId) =>
		markLesson(server.db, accountId, {
			enrolmentId,
			lessonId,
			done,
			provider: 'Vidya',
			now: at(500),
		})
	const [one] = mine.lessons
	const half = { done_lessons: 1, total_lessons: 2, progress: 50 }
	expect(await mark(mine.id, one!.id, false)).toEqual(half)
	expect(await mark(mine.id, one!.id, false)).toEqual(half)
	const whole = { done_lessons: 2, total_lessons: 2, progress: 100 }
	expect(await mark(mine.id, one!.id, true)).toEqual(whole)
	expect(await mark(mine.id, one!.id, true)).toEqual(whole)
	const [row] = (await listMyLearning(server.db, me.accountId, {})).data.filter(
		({ id }) => id === mine.id,
	)
	expect(row!.last_activity_at).toBe(at(500).toISOString())
	const notFound = { status: 404, code: 'not-found' }
	for (const [enrolmentId, lessonId, accountId] of [
		[mine.id, one!.id, other.accountId],
		[mine.id, second.lessons[0]!.id, me.accountId],
		[second.id, one!.id, me.accountId],
		[waits.id, waits.lessons[0]!.id, me.accountId],
	] as const)
		await expect(mark(enrolmentId, lessonId, false, accountId)).rejects.toMatchObject(notFound)
	const left = (await listMyLearning(server.db, me.accountId, { status: 'completed' })).total
	expect(left).toBe(2)
})

test('API-03 ROL-03 tracks are one’s own, newest first, of one resource where one is named', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const [older, newer] = [
		await enrol(me.accountId, { minute: 1, status: 'pending' }),
		await enrol(me.accountId, { minute: 2 }),
	]
	await enrol(other.accountId)
	const track = ({ id, resourceId }: typeof older, status: string, minute: number) => ({
		id,
		webinar_id: resourceId,
		reg_user_id: me.accountId,
		status,
		created_at: at(minute).toISOString(),
	})
	const [first, second] = [track(newer, 'confirmed', 2), track(older, 'pending', 1)]
	expect(await listTracks(server.db, me.accountId, undefined)).toEqual([first, second])
	expect(await listTracks(server.db, me.accountId, older.resourceId)).toEqual([second])
})

test('API-02 ROL-03 registers are found by id, resource, status and type, with their progress and cards', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const course = await enrol(me.accountId, { minute: 1, lessons: 2, done: 1 })
	const event = await enrol(me.accountId, { minute: 2, status: 'pending', courseType: 'webinar' })
	const theirs = await enrol(other.accountId)
	type Args = Parameters<typeof listRegisters>
	const ids = async (args: Args[2], only?: Args[3]) =>
		(await listRegisters(server.db, me.accountId, args, only)).map(({ id }) => id)
	expect(await ids({})).toEqual([event.id, course.id])
	expect(await ids({ limit: 1 })).toEqual([event.id])
	expect(await ids({ limit: 1, offset: 1 })).toEqual([course.id])
	expect(await ids({ where: { id: { _eq: course.id } } })).toEqual([course.id])
	expect(await ids({ where: { webinar_id: { _eq: event.resourceId } } })).toEqual([event.id])
	expect(await ids({ where: { status: { _eq: 'pending' } } })).toEqual([event.id])
	expect(await ids({}, { status: 'confirmed' })).toEqual([course.id])
	expect(await ids({}, { courseType: 'webinar' })).toEqual([event.id])
	expect(await ids({ where: { id: { _eq: theirs.id } } })).toEqual([])
	const [row] = await listRegisters(server.db, me.accountId, { where: { id: { _eq: course.id } } })
	expect(row).toMatchObject({
		id: course.id,
		resource_id: course.resourceId,
		status: 'confirmed',
		done_lessons: 1,
		total_lessons: 2,
		card: { id: course.resourceId },
	})
	expect(new Date(row!.created_at)).toEqual(at(1))
	const count = (where: Args[2]['where']) => countLearning(server.db, me.accountId, { where })
	expect([
		await count(null),
		await count({ id: { _eq: course.id } }),
		await count({ webinar_id: { _in: [event.resourceId, theirs.resourceId] } }),
		await count({ status: { _eq: 'pending' } }),
	]).toEqual([2, 1, 1, 1])
})

test('PUR-04 PUR-05 ROL-03 M2 money confirms what waits and nothing else; what an order had bought ends with its progress', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const { accountId } = me
	const made = await me.order({ product_id: [await addResource(server.db)] })
	const orderId = made.body.order_id
	const fresh = await addResource(server.db)
	const waits = await enrol(accountId, { status: 'pending', lessons: 1, done: 1 })
	const has = await enrol(accountId)
	const theirs = await enrol(other.accountId)
	const rows = async () =>
		Object.fromEntries(
			(await server.db.select().from(enrolment).where(eq(enrolment.accountId, accountId))).map(
				({ resourceId, status, source, orderId }) => [resourceId, { status, source, orderId }],
			),
		)
	const ids = [waits.resourceId, has.resourceId, fresh]
	const items = (source: 'purchase' | 'free') => ids.map((resourceId) => ({ resourceId, source }))
	const free = { accountId, orderId: v7(), items: items('free'), now: at(9) }
	const unknown = { resourceId: ids[0]!, source: 'free' as const }
	const answer = await enrolFreely(server.db, { ...free, items: [...free.items].reverse() })
	expect(answer.map(({ resourceId, status }) => [resourceId, status])).toEqual([
		[fresh, 'confirmed'],
		[has.resourceId, 'confirmed'],
		[waits.resourceId, 'pending'],
	])
	expect((await enrolFreely(server.db, { ...free, items: [unknown] }))[0]!.id).toBe(waits.id)
	await server.db.delete(enrolment).where(eq(enrolment.resourceId, fresh))
	await enrolBuyer(server.db, { accountId, orderId, items: items('purchase'), now: at(10) })
	const bought = { status: 'confirmed', source: 'purchase', orderId }
	const kept = { status: 'confirmed', source: 'free', orderId: null }
	expect(await rows()).toEqual({
		[waits.resourceId]: bought,
		[has.resourceId]: kept,
		[fresh]: bought,
	})
	const brought = async (account: string, order_id: string) => {
		const { total, data } = await listMyLearning(server.db, account, { order_id })
		return [total, data.map(({ webinar_id }) => webinar_id).sort()]
	}
	expect(await brought(accountId, orderId)).toEqual([2, [waits.resourceId, fresh].sort()])
	expect(await brought(accountId, v7())).toEqual([0, []])
	expect(await brought(other.accountId, orderId)).toEqual([0, []])
	await server.db
		.update(enrolment)
		.set({ orderId, source: 'purchase' })
		.where(eq(enrolment.id, theirs.id))
	await server.db.update(enrolment).set({ orderId }).where(eq(enrolment.id, has.id))
	await endEnrolments(server.db, orderId)
	expect(await rows()).toEqual({ [has.resourceId]: { ...kept, orderId } })
	expect((await listTracks(server.db, other.accountId, undefined)).map(({ id }) => id)).toEqual([
		theirs.id,
	])
	expect(await server.db.$count(lessonDone, eq(lessonDone.enrolmentId, waits.id))).toBe(0)
})

test('PRF-01 ROL-03 registrations are narrowed by course type and status, paged, and my own', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const of = (minute: number, courseType: string, status: 'confirmed' | 'pending') =>
		enrol(me.accountId, { minute, courseType, status })
	const waits = await of(1, 'webinar', 'pending')
	const first = await of(2, 'webinar', 'confirmed')
	const second = await of(3, 'webinar', 'confirmed')
	const course = await of(4, 'certification', 'confirmed')
	await enrol(other.accountId, { courseType: 'webinar' })
	const ids = async (filter: Parameters<typeof listMyLearning>[2]) => {
		const { total, data } = await listMyLearning(server.db, me.accountId, filter)
		return { total, ids: data.map(({ id }) => id) }
	}
	const type = 'webinar'
	expect(await ids({ type })).toEqual({ total: 3, ids: [second.id, first.id, waits.id] })
	expect(await ids({ type, status: 'pending' })).toEqual({ total: 1, ids: [waits.id] })
	expect(await ids({ type, status: 'confirmed', limit: 1, offset: 1 })).toEqual({
		total: 2,
		ids: [first.id],
	})
	expect(await ids({ type: 'certification' })).toEqual({ total: 1, ids: [course.id] })
	expect(await ids({ type: 'live_training' })).toEqual({ total: 0, ids: [] })
})
