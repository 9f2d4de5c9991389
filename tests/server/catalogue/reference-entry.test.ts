import { beforeAll, describe, expect, test } from 'vitest'
import type { ReferenceEntry as Entry } from '#openapi/v1.gen.ts'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
	await openReference(server.db)
})

const add = (list: string, names: string[]) => editor.desk('POST', `/reference/${list}`, { names })
const entriesOf = async (list: string) =>
	expectOk<{ data: Entry[] }>(await editor.desk('GET', `/reference/${list}`)).data
const namesOf = async (list: string) => (await entriesOf(list)).map(({ name }) => name)
const offered = async (list: string) =>
	expectOk<{ data: { name: string }[] }>(
		await server.call('GET', `/v1/options/${list}?limit=50`),
	).data.map(({ name }) => name)
const change = (list: string, { id }: Entry, to: object) =>
	editor.desk('PUT', `/reference/${list}/${id}`, to)

describe('SES-04 reference lists are written in the desk', () => {
	test('SES-04 new entries come last; names that are there in any letters are left out', async () => {
		const before = await namesOf('school_board')
		const answer = expectOk<{ added: number; left_out: string[] }>(
			await add('school_board', ['Cambridge', 'cbse', ' Cambridge ', 'कर्नाटक बोर्ड']),
		)
		expect(answer).toEqual({ added: 2, left_out: ['cbse', 'Cambridge'] })
		expect(await namesOf('school_board')).toEqual([...before, 'Cambridge', 'कर्नाटक बोर्ड'])
		expect(await offered('school_board')).toContain('कर्नाटक बोर्ड')
		const slugs = (await entriesOf('school_board')).map(({ slug }) => slug)
		expect(new Set(slugs).size).toBe(slugs.length)
		const { body } = await server.call('GET', '/v1/reference')
		expect(JSON.stringify(body)).toContain('Cambridge')
	})

	test('SES-04 a hidden entry is offered nowhere until it is shown again', async () => {
		const [first] = await entriesOf('job_type')
		expectOk(await change('job_type', first!, { is_hidden: true }))
		expect(await offered('job_type')).not.toContain(first!.name)
		expect((await entriesOf('job_type'))[0]).toEqual({ ...first, is_hidden: true })
		expectOk(await change('job_type', first!, { is_hidden: false }))
		expect(await offered('job_type')).toContain(first!.name)
	})

	test('SES-04 an entry moves to a place, also far beyond the end', async () => {
		const [one, two, three, ...rest] = await entriesOf('school_grade')
		expectOk(await change('school_grade', three!, { place: 1 }))
		expectOk(await change('school_grade', one!, { place: 900 }))
		const names = [three!, two!, ...rest, one!].map(({ name }) => name)
		expect(await namesOf('school_grade')).toEqual(names)
		expect(await offered('school_grade')).toEqual(names)
	})

	test('SES-04 entries of another list, types of courses and an empty change are refused', async () => {
		const [grade] = await entriesOf('school_grade')
		expect((await change('job_type', grade!, { place: 1 })).status).toBe(404)
		expect((await add('course_types', ['Podcast'])).status).toBe(400)
		expect((await change('school_grade', grade!, {})).status).toBe(400)
		expect((await add('school_grade', [' '])).status).toBe(400)
	})

	test('SES-04 a list has at most a thousand entries, and two calls together add each once', async () => {
		const names = Array.from({ length: 200 }, (_, n) => `Activity ${n}`)
		const answers = await Promise.all([add('activity', names), add('activity', names)])
		const added = answers.map((one) => expectOk<{ added: number }>(one).added)
		expect(added.sort((a, b) => a - b)).toEqual([0, 200])
		for (let part = 1; part < 4; part++)
			expectOk(
				await add(
					'activity',
					names.map((name) => `${name} ${part}`),
				),
			)
		expect(
			await add(
				'activity',
				names.map((name) => `${name} 9`),
			),
		).toMatchObject({
			status: 409,
			body: { code: 'reference-too-many' },
		})
	})
})
