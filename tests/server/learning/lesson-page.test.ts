import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { lessonFile } from '#server/learning/lesson/lesson.tables.ts'
import { cookieOf, openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const nothing = {
	text: { type: 'doc', content: [] },
	formulas: [],
	files: [],
	seconds: 0,
	note: { body: '', version: 0 },
}
const notFound = { status: 404, body: { code: 'not-found' } }

const addFile = async (lessonId: string, facts: Partial<typeof lessonFile.$inferInsert> = {}) => {
	const key = `lesson-file/${v7()}`
	const content = Buffer.from('0123456789')
	await server.deps.storage.put(key, { contentType: 'video/webm', content })
	const values = { lessonId, kind: 'video' as const, label: 'Film', contentType: 'video/webm' }
	const [row] = await server.db
		.insert(lessonFile)
		.values({ ...values, storageKey: key, position: 0, seconds: 30, ...facts })
		.returning()
	return row!.id
}

test('CAT-08 ROL-03 a lesson tells what there is to watch, how far one is and what one noted; to nobody else, and not before it is confirmed', async () => {
	const [me, other] = [await openLearner(server), await openLearner(server)]
	const { id, lessons } = await me.enrol()
	const theirs = await other.enrol()
	const url = (lesson: string, of = id) => `/v1/learning/mine/${of}/lessons/${lesson}`
	const [first, second] = [lessons[0]!, lessons[1]!]
	const file = await addFile(first)
	const film = { id: file, media: null, kind: 'video', label: 'Film', language: 'en', seconds: 30 }
	const files = [{ ...film, content_type: 'video/webm', address: `/profile/lesson-files/${file}` }]
	expect((await me.call('GET', url(first))).body).toEqual({ ...nothing, files })
	expect((await me.call('GET', url(second))).body).toEqual(nothing)
	const write = { position: { seconds: 12 }, note: { body: 'Mine', version: 0 } }
	for (const [call, lesson, of] of [
		[other.call, first, id],
		[me.call, theirs.lessons[0]!, id],
		[me.call, first, theirs.id],
	] as const) {
		expect(await call('GET', url(lesson, of))).toMatchObject(notFound)
		expect(await call('PUT', `${url(lesson, of)}/position`, write.position)).toMatchObject(notFound)
		expect(await call('PUT', `${url(lesson, of)}/note`, write.note)).toMatchObject(notFound)
	}
	expect((await me.call('PUT', `${url(first)}/position`, { seconds: 12 })).body).toEqual({
		seconds: 12,
	})
	await me.call('PUT', `${url(first)}/position`, { seconds: 7 })
	expect((await me.call('GET', url(first))).body).toEqual({ ...nothing, files, seconds: 7 })
	expect(await me.call('PUT', `${url(first)}/position`, { seconds: -1 })).toMatchObject({
		status: 400,
	})
	await server.db.update(enrolment).set({ status: 'pending' }).where(eq(enrolment.id, id))
	expect(await me.call('GET', url(first))).toMatchObject(notFound)
	expect(await me.call('PUT', `${url(first)}/position`, write.position)).toMatchObject(notFound)
})

test('CAT-08 a note replaces the version that was read; the second of two tabs is refused, and its text is not written', async () => {
	const me = await openLearner(server)
	const { id, lessons } = await me.enrol()
	const url = `/v1/learning/mine/${id}/lessons/${lessons[0]}`
	const keep = (body: string, version: number) => me.call('PUT', `${url}/note`, { body, version })
	expect(await keep('One', 0)).toMatchObject({ status: 200, body: { body: 'One', version: 1 } })
	expect(await keep('Two', 1)).toMatchObject({ status: 200, body: { body: 'Two', version: 2 } })
	const changed = { status: 409, body: { code: 'note-changed' } }
	expect(await keep('Late', 1)).toMatchObject(changed)
	expect(await keep('Blind', 0)).toMatchObject(changed)
	const note = { body: 'Two', version: 2 }
	expect((await me.call('GET', url)).body).toEqual({ ...nothing, note })
	expect(await keep('x'.repeat(10_001), 2)).toMatchObject({ status: 400 })
	expect((await keep('', 2)).body).toEqual({ body: '', version: 3 })
	const used = (await me.call('GET', '/v1/learning/mine')).body as never as {
		data: { last_activity_at: string }[]
	}
	expect(used.data[0]!.last_activity_at).toBe(server.deps.clock().toISOString())
})

test('CAT-08 ROL-03 a file of a lesson is sent whole or in parts to who is enrolled, a handout too; to nobody else', async () => {
	const [me, other] = [await openLearner(server), await openLearner(server)]
	const { id, lessons } = await me.enrol()
	const file = await addFile(lessons[0]!)
	const [mine, theirs] = [await cookieOf(server, me), await cookieOf(server, other)]
	const get = async (url: string, headers: Record<string, string>) => {
		const { statusCode, headers: told, body } = await server.app.inject({ url, headers })
		return { statusCode, range: told['content-range'], type: told['content-type'], body }
	}
	const url = `/profile/lesson-files/${file}`
	const type = 'video/webm'
	expect(await get(url, { cookie: mine })).toEqual({
		...{ statusCode: 200, range: undefined, type, body: '0123456789' },
	})
	expect(await get(url, { cookie: mine, range: 'bytes=2-4' })).toEqual({
		...{ statusCode: 206, range: 'bytes 2-4/10', type, body: '234' },
	})
	const handout = `/profile/lesson-handouts/${id}/${lessons[0]}`
	const drawn = await get(handout, { cookie: mine })
	expect([drawn.statusCode, drawn.type, drawn.body.slice(0, 5)]).toEqual([
		...[200, 'application/pdf', '%PDF-'],
	])
	for (const headers of [{ cookie: theirs }, {}] as Record<string, string>[])
		for (const path of [url, handout]) expect((await get(path, headers)).statusCode).toBe(404)
})
