import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Enrolment } from '#openapi/v1.gen.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { expectEvery } from '../../expect-every.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Item = Enrolment & {
	sections: {
		title: string
		lessons: { id: string; title: string; body: string; done: boolean }[]
	}[]
}

const server = await openFileApp({}, openSeededApp)
let settled: string
let stranger: string
beforeAll(async () => {
	settled = await server.signIn(demo('settled-teacher'))
	stranger = await server.signIn(demo('new-teacher'))
})

const mine = async (query = '') =>
	(await server.call('GET', `/v1/learning/mine${query}`, { token: settled })).body as {
		total: number
		data: Item[]
	}

test('API-03 my learning lists each item with its status and progress', async () => {
	const { total, data } = await mine()
	expect(total).toBe(5)
	expect(data.map((item) => [item.webinar.title, item.status, item.progress]).sort()).toEqual([
		['Fractions That Make Sense', 'confirmed', 57],
		['Low-Cost Lab: Build It Live', 'pending', 0],
		['Music Without a Music Room', 'confirmed', 0],
		['Reading Aloud So That Children Listen', 'confirmed', 100],
		['Storytelling in the English Period', 'confirmed', 0],
	])
	expect(await mine('?status=completed')).toMatchObject({ total: 1, data: [{ progress: 100 }] })
	expect(await mine('?status=in_progress')).toMatchObject({
		total: 1,
		data: [{ done_lessons: 4, total_lessons: 7 }],
	})
	expect(await mine('?status=pending')).toMatchObject({ total: 1, data: [{ status: 'pending' }] })
})

test('CAT-08 an enrolled item opens with lessons to read, and progress follows what is done', async () => {
	const { data } = await mine('?status=in_progress')
	const url = `/v1/learning/mine/${data[0]!.id}`
	const item = (await server.call('GET', url, { token: settled })).body as Item
	const lessons = item.sections.flatMap((section) => section.lessons)
	expect(lessons.map((lesson) => lesson.done)).toEqual([
		true,
		true,
		true,
		true,
		false,
		false,
		false,
	])
	expectEvery(lessons, (lesson) => lesson.body.length > 80)
	const mark = (done: boolean) =>
		server.call('PUT', `${url}/lessons/${lessons[4]!.id}`, { token: settled, body: { done } })
	expect((await mark(true)).body).toEqual({ done_lessons: 5, total_lessons: 7, progress: 71 })
	expect((await mark(true)).body).toEqual({ done_lessons: 5, total_lessons: 7, progress: 71 })
	expect((await mark(false)).body).toEqual({ done_lessons: 4, total_lessons: 7, progress: 57 })
})

test('ROL-03 nobody opens or marks what is not theirs, nor a lesson of another course', async () => {
	const { data } = await mine()
	const open = data.find((item) => item.progress === 57)!
	const done = data.find((item) => item.progress === 100)!
	const lessonOf = async (id: string) =>
		((await server.call('GET', `/v1/learning/mine/${id}`, { token: settled })).body as Item)
			.sections[0]!.lessons[0]!.id
	const notFound = { status: 404, body: { code: 'not-found' } }
	expect(
		await server.call('GET', `/v1/learning/mine/${open.id}`, { token: stranger }),
	).toMatchObject(notFound)
	const lesson = await lessonOf(open.id)
	const body = { done: false }
	expect(
		await server.call('PUT', `/v1/learning/mine/${open.id}/lessons/${lesson}`, {
			token: stranger,
			body,
		}),
	).toMatchObject(notFound)
	expect(
		await server.call('PUT', `/v1/learning/mine/${done.id}/lessons/${lesson}`, {
			token: settled,
			body,
		}),
	).toMatchObject(notFound)
	expect(await server.call('GET', '/v1/learning/mine')).toMatchObject({ status: 401 })
})

test('API-03 a pending registration shows its plan, not its lessons, and cannot be marked', async () => {
	const { data } = await mine('?status=pending')
	const url = `/v1/learning/mine/${data[0]!.id}`
	const lessons = (
		(await server.call('GET', url, { token: settled })).body as Item
	).sections.flatMap((section) => section.lessons)
	expect(lessons.map((lesson) => lesson.body)).toEqual(['', '', '', ''])
	expect(
		await server.call('PUT', `${url}/lessons/${lessons[0]!.id}`, {
			token: settled,
			body: { done: true },
		}),
	).toMatchObject({ status: 404 })
})

test('API-03 registered tracks answer a list in data.data, one resource when asked for one', async () => {
	const tracks = async (query = '', token = settled) =>
		(await server.call('GET', `/v1/user/registered-tracks${query}`, { token })).body as {
			data: { data: unknown[] }
		}
	const { id } = await accountOfEmail(server.db, demo('settled-teacher'), server.deps.clock())
	const [lab] = await server.db
		.select()
		.from(resource)
		.where(eq(resource.title, 'Low-Cost Lab: Build It Live'))
	const [row] = await server.db
		.select()
		.from(enrolment)
		.where(and(eq(enrolment.accountId, id), eq(enrolment.resourceId, lab!.id)))
	expect((await tracks()).data.data).toHaveLength(5)
	expect(await tracks(`?webinar_id=${lab!.id}`)).toEqual({
		data: {
			data: [
				{
					id: row!.id,
					webinar_id: lab!.id,
					reg_user_id: id,
					status: 'pending',
					created_at: row!.createdAt.toISOString(),
				},
			],
		},
	})
	expect(await tracks('', stranger)).toEqual({ data: { data: [] } })
})
