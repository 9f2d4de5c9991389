import { beforeAll, expect, test } from 'vitest'
import type { operations } from '#openapi/v1.gen.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Answer<Name extends keyof operations> = operations[Name] extends {
	responses: { 200: { content: { 'application/json': infer Body } } }
}
	? Body
	: never

const days = 'from=2025-03-01&to=2025-03-31'
const within = new Date('2025-03-10T10:00:00Z')

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor', ['editor'])
})

const addCourse = async (title: string, lessons: number) => {
	const id = await addResource(server.db, { title })
	const rows = Array.from({ length: lessons }, (_, position) => ({
		...{ resourceId: id, section: 'One', title: `${title} ${position}`, minutes: 5, position },
	}))
	return { id, lessons: rows.length ? await server.db.insert(lesson).values(rows).returning() : [] }
}
type Course = Awaited<ReturnType<typeof addCourse>>

/** Somebody who began a course and did some of its lessons, by their places. */
const learn = async ({ id, lessons }: Course, done: number[], some: object = {}) => {
	const { accountId } = await openBuyer(server)
	const values = { accountId, resourceId: id, source: 'free', createdAt: within, ...some }
	const [row] = await server.db.insert(enrolment).values(values).returning()
	for (const place of done) {
		const mark = { enrolmentId: row!.id, lessonId: lessons[place]!.id, doneAt: within }
		await server.db.insert(lessonDone).values(mark)
	}
	return accountId
}

test('DSK-17 courses are listed by how many began them, with those who finished, and at which lesson others left', async () => {
	const fractions = await addCourse('Fractions', 3)
	const poems = await addCourse('Poems', 1)
	const webinar = await addCourse('Webinar', 0)
	for (const done of [[], [0], [0, 1], [0, 1, 2], [2], [1]]) await learn(fractions, done)
	const holder = await learn(poems, [0])
	await learn(webinar, [])
	await learn(fractions, [0, 1, 2], { status: 'pending' })
	await learn(fractions, [0, 1, 2], { createdAt: new Date('2025-02-28T18:29:59Z') })
	await server.db.insert(certificate).values({
		...{ accountId: holder, resourceId: poems.id, kind: 'course', holder: 'Asha', title: 'Poems' },
		...{ summary: '', path: '/x', minutes: 45, issuedAt: within },
	})

	const list = expectOk<Answer<'listCourseFigures'>>(
		await editor.desk('GET', `/course-figures?${days}`),
	)
	expect(list).toEqual({
		...{ certificates: 1, minutes: 45, total: 2 },
		data: [
			{ resource_id: fractions.id, title: 'Fractions', learners: 6, finished: 1 },
			{ resource_id: poems.id, title: 'Poems', learners: 1, finished: 1 },
		],
	})
	const second = expectOk<Answer<'listCourseFigures'>>(
		await editor.desk('GET', `/course-figures?${days}&limit=1&offset=1`),
	)
	expect([second.total, second.data.map(({ title }) => title)]).toEqual([2, ['Poems']])
	const one = expectOk<Answer<'readCourseFigures'>>(
		await editor.desk('GET', `/course-figures/${fractions.id}?${days}`),
	)
	expect([one.title, one.learners]).toEqual(['Fractions', 6])
	expect(one.lessons.map(({ title, done, left }) => [title, done, left])).toEqual([
		['Fractions 0', 3, 1],
		['Fractions 1', 3, 1],
		['Fractions 2', 2, 3],
	])
})

test('DSK-17 finance does not read how courses go, and a course that does not exist is not found', async () => {
	const finance = await openStaff(server, 'Finance', ['finance'])
	const unknown = `/course-figures/019b76da-a800-7c84-aa9a-c17ea98324d5?${days}`
	expect((await finance.desk('GET', `/course-figures?${days}`)).status).toBe(403)
	expect((await editor.desk('GET', unknown)).status).toBe(404)
})
