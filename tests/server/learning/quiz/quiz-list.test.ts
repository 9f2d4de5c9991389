import { beforeAll, expect, test } from 'vitest'
import { emptyQuestion } from '#domain/learning/quiz-content.rules.ts'
import type { QuizRecordPage } from '#openapi/v1.gen.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Kavya', ['editor'])
})

const question = {
	...emptyQuestion('019b76da-a800-7e01-ba48-ee0802a0a001'),
	...{ prompt: 'What comes after 7?', options: ['6', '8'], right: [1] },
}

/** Makes a quiz, hidden unless it is published. */
const quizNamed = async (title: string, isPublic: boolean) => {
	server.advance(1000)
	const content = {
		...{ title, slug: title.toLowerCase(), summary: 'Numbers.', subject: 'Mathematics', tags: [] },
		...{ minutes: 10, asked: null, pools: [], shuffle: false, questions: [question] },
	}
	const { id } = expectOk<{ id: string }>(await editor.desk('POST', '/quizzes', content), 201)
	if (isPublic) expectOk(await editor.desk('PUT', `/quizzes/${id}/visibility`, { is_public: true }))
}

const titlesOf = async (query: string) =>
	expectOk<QuizRecordPage>(await editor.desk('GET', `/quizzes?${query}`)).data.map(
		({ title }) => title,
	)

test('28.3 the quizzes of the desk are searched, filtered by who sees them, and sorted', async () => {
	await quizNamed('Tallies', true)
	await quizNamed('Areas', false)
	await quizNamed('Zeros', true)
	expect(await titlesOf('')).toEqual(['Zeros', 'Areas', 'Tallies'])
	expect(await titlesOf('sort=title')).toEqual(['Areas', 'Tallies', 'Zeros'])
	expect(await titlesOf('visibility=public&sort=title')).toEqual(['Tallies', 'Zeros'])
	expect(await titlesOf('visibility=hidden')).toEqual(['Areas'])
	expect(await titlesOf('search=all&visibility=public')).toEqual(['Tallies'])
})
