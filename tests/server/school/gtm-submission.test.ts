import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { openFileApp } from '../support/open-test-app.ts'
import * as people from '../support/school/school-people.ts'

const server = await openFileApp()

const PATH = '/v1/school/gtm-submissions'
const somebodyOf = (schoolId: string | null, roles: string[]) =>
	people.somebodyOf(server, schoolId, { roles })
const addSchool = () => people.addSchool(server)
const submission = {
	title: 'Science fair',
	link: 'https://photos.example/fair',
	words: 'Forty pupils built models.',
}

test('SCH-03 what a school hands in for the meet is kept once and seen by its points of contact alone', async () => {
	const [ours, theirs] = [await addSchool(), await addSchool()]
	const poc = await somebodyOf(ours, ['main_poc'])
	const second = await somebodyOf(ours, ['additional_main_poc'])
	const teacher = await somebodyOf(ours, ['teacher'])
	const other = await somebodyOf(theirs, ['main_poc'])
	const id = v4()
	const created_at = server.deps.clock().toISOString()
	const kept = { id, ...submission, created_at }
	for (const _ of [1, 2])
		expect(await poc.call('POST', PATH, { id, ...submission })).toMatchObject({
			status: 200,
			body: kept,
		})
	expect((await other.call('POST', PATH, { id, ...submission })).status).toBe(404)
	expect((await second.call('GET', PATH)).body).toEqual({ data: [kept] })
	expect((await other.call('GET', PATH)).body).toEqual({ data: [] })
	expect((await teacher.call('GET', PATH)).status).toBe(403)
	for (const bad of [{ link: 'javascript:alert(1)' }, { title: ' ' }, { words: 'Short' }])
		expect(
			(await poc.call('POST', PATH, { id: v4(), ...submission, ...bad })).status,
			JSON.stringify(bad),
		).toBe(400)
})

test('SCH-03 a school hands in twenty in a day at most, from however many accounts', async () => {
	const ours = await addSchool()
	const people = [await somebodyOf(ours, ['main_poc']), await somebodyOf(ours, ['main_poc'])]
	const answers = await Promise.all(
		Array.from({ length: 24 }, (_, n) =>
			people[n % 2]!.call('POST', PATH, { id: v4(), ...submission }),
		),
	)
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})
