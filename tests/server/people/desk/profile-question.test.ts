import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type QuestionTerms, questionFaultsOf } from '#domain/people/profile-question.rules.ts'
import type { DeskQuestion as Question } from '#openapi/v1.gen.ts'
import { openQuestions } from '#server/people/profile/profile.service.ts'
import { profileAnswer } from '#server/people/profile/profile.tables.ts'
import { openTeacher } from '../../support/community-people.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
	await openQuestions(server.db)
})

const termsWith = (some: Partial<QuestionTerms> = {}): QuestionTerms => ({
	title: 'Which languages do you teach in?',
	question_type: 'multi_select',
	options: ['English', 'Hindi'],
	options_list: null,
	place: 1,
	is_hidden: false,
	...some,
})
const ask = (some: Partial<QuestionTerms> = {}) =>
	editor.desk('POST', '/profile-questions', termsWith(some))
const asked = async (some: Partial<QuestionTerms>) => expectOk<Question>(await ask(some), 201)
const change = ({ id, terms }: Question, some: Partial<QuestionTerms>) =>
	editor.desk('PUT', `/profile-questions/${id}`, { before: terms, terms: { ...terms, ...some } })
const all = async () =>
	expectOk<{ data: Question[] }>(await editor.desk('GET', '/profile-questions')).data
/** The questions that a teacher is asked. */
const formOf = async (token: string) => {
	const { body } = await server.call('POST', '/v1/graph', {
		token,
		body: { query: '{ user_taas_questions { id question_title options } }' },
	})
	const { data } = body as never as {
		data: { user_taas_questions: { id: string; question_title: string; options: string[] }[] }
	}
	return data.user_taas_questions
}

describe('PRF-06 questions of the profile are written in the desk', () => {
	test('PRF-06 a new question has its place in the form, with its options', async () => {
		const question = await asked({ place: 2 })
		const { token } = await openTeacher(server, 'Asha Kulkarni')
		const form = await formOf(token)
		expect(form[1]).toEqual({
			id: question.id,
			question_title: 'Which languages do you teach in?',
			options: ['English', 'Hindi'],
		})
		expect((await all()).map(({ terms }) => terms.place)).toEqual(form.map((_, n) => n + 1))
	})

	test('PRF-06 a hidden question is asked nobody, and its answers stay', async () => {
		const question = await asked({ title: 'How long is your way to school?', place: 1 })
		const { token, id } = await openTeacher(server, 'Ravi Menon')
		await server.db
			.insert(profileAnswer)
			.values({ accountId: id, questionId: question.id, selectedValue: ['English'] })
		const [known] = await all()
		expect(known).toMatchObject({ id: question.id, answers: 1 })
		const hidden = expectOk<Question>(await change(known!, { is_hidden: true, place: 3 }))
		expect(hidden.terms).toMatchObject({ is_hidden: true, place: 3 })
		expect((await formOf(token)).map((one) => one.id)).not.toContain(question.id)
		expect(await server.db.$count(profileAnswer, eq(profileAnswer.questionId, question.id))).toBe(1)
		expect(await change(hidden, { question_type: 'multiple_choice' })).toMatchObject({
			status: 409,
			body: { code: 'question-answered' },
		})
	})

	test('PRF-06 words that are taken, terms that were changed, and wrong fields are refused', async () => {
		const question = await asked({ title: 'Do you sing?' })
		expect((await ask({ title: ' Do you sing? ' })).body).toMatchObject({ code: 'question-taken' })
		expectOk(await change(question, { title: 'Do you sing in class?' }))
		expect((await change(question, { title: 'Do you dance?' })).body).toMatchObject({
			code: 'question-changed',
		})
		expect((await ask({ title: 'One?', options: ['English'] })).body).toMatchObject({
			code: 'question-invalid',
			fields: ['options'],
		})
	})

	test('PRF-06 choices need two different options or a list, and a free text needs none', () => {
		const faultsOf = (some: Partial<QuestionTerms>) => questionFaultsOf(termsWith(some))
		expect(faultsOf({})).toEqual([])
		expect(faultsOf({ options: [], options_list: 'grades' })).toEqual([])
		expect(faultsOf({ question_type: 'free_text', options: [] })).toEqual([])
		expect(faultsOf({ options: ['A', ' A '] })).toEqual(['options'])
		expect(faultsOf({ options: ['A', ''] })).toEqual(['options'])
		expect(faultsOf({ options_list: 'grades' })).toEqual(['options'])
		expect(faultsOf({ question_type: 'free_text' })).toEqual(['options'])
		expect(
			faultsOf({ title: ' ', question_type: 'free_text', options: [], options_list: 'grades' }),
		).toEqual(['title', 'options'])
	})
})
