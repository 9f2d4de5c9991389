import { beforeAll, describe, expect, test } from 'vitest'
import {
	emptyQuestion,
	type QuizContent,
	quizFaultsOf,
	quizLimits,
} from '#domain/learning/quiz-content.rules.ts'
import type { QuizRecord as Quiz } from '#openapi/v1.gen.ts'
import { openTeacher } from '../support/community-people.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { openStaff } from '../support/staff-people.ts'

type Attempt = {
	score: number
	total: number
	results: { prompt: string; chosen: number | null }[]
}

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
let written = 0
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Kavya', ['editor'])
})

const questionOf = (n: number) => ({
	...emptyQuestion(''),
	id: `019b76da-a800-7e01-ba48-ee0802a0a${String(n).padStart(3, '0')}`,
	prompt: `What comes after ${n}?`,
	options: [String(n - 1), String(n + 1)],
	right: [1],
	explanation: 'Counting goes on by one.',
})
const contentOf = (some: Partial<QuizContent> = {}): QuizContent => ({
	title: 'How children count',
	slug: `how-children-count-${written}`,
	summary: 'First numbers.',
	subject: 'Mathematics',
	tags: [],
	minutes: 10,
	asked: null,
	pools: [],
	shuffle: false,
	questions: [questionOf(7), questionOf(8)],
	...some,
})
const create = async (some: Partial<QuizContent> = {}) => {
	written += 1
	return expectOk<Quiz>(await editor.desk('POST', '/quizzes', contentOf(some)), 201)
}
const change = ({ id, revision, content }: Quiz, some: Partial<QuizContent>) =>
	editor.desk('PUT', `/quizzes/${id}`, { revision, content: { ...content, ...some } })
const publish = async (id: string, isPublic = true) =>
	expectOk<Quiz>(await editor.desk('PUT', `/quizzes/${id}/visibility`, { is_public: isPublic }))
const visit = async (slug: string) => server.call('GET', `/v1/quizzes/${slug}`)

describe('FTR-01 quizzes of the desk', () => {
	test('FTR-01 a new quiz is hidden; published, it is found and taken without its answers; hidden again, it is gone', async () => {
		const { id, content, is_public: isPublic } = await create({ title: 'Hidden first' })
		expect(isPublic).toBe(false)
		expect((await visit(content.slug)).status).toBe(404)
		const listed = async () =>
			(await server.call('GET', '/v1/quizzes?search=Hidden')).body as { total: number }
		expect(await listed()).toMatchObject({ total: 0 })
		await publish(id)
		expect(await listed()).toMatchObject({ total: 1 })
		const shown = JSON.stringify((await visit(content.slug)).body)
		expect(shown).toContain('What comes after 7?')
		expect(shown).not.toContain('Counting goes on')
		expect(shown).not.toContain('answer')
		await publish(id, false)
		expect((await visit(content.slug)).status).toBe(404)
		const acts = expectOk<{ data: { operation: string }[] }>(
			await (await openStaff(server, 'Owner Q', ['owner'])).desk('GET', '/audit?kind=quiz'),
		)
		expect(acts.data.map(({ operation }) => operation)).toEqual(
			expect.arrayContaining(['createQuiz', 'showQuizToAll']),
		)
	})

	test('FTR-01 a question that is changed is a new one: earlier attempts still show what was asked', async () => {
		const quiz = await create()
		await publish(quiz.id)
		const learner = await openTeacher(server, 'Learner Meena', ['teacher'])
		const path = `/v1/quizzes/${quiz.content.slug}/attempts`
		const asked = (await visit(quiz.content.slug)).body as { questions: { id: string }[] }
		const answers = asked.questions.map(({ id }) => ({ question_id: id, answer: '1' }))
		const take = () => server.call('POST', path, { token: learner.token, body: { answers } })
		expect(expectOk<Attempt>(await take())).toMatchObject({ score: 2, total: 2 })
		const [first, second] = quiz.content.questions
		const changed = expectOk<Quiz>(
			await change(quiz, {
				questions: [
					{ ...second!, explanation: 'Other words.' },
					{ ...first!, prompt: 'Which number follows 7?' },
				],
			}),
		)
		expect(changed.content.questions.map(({ prompt }) => prompt)).toEqual([
			'What comes after 8?',
			'Which number follows 7?',
		])
		expect(changed.content.questions[0]!.id).toBe(second!.id)
		expect(changed.content.questions[1]!.id).not.toBe(first!.id)
		expect((await take()).body).toMatchObject({ code: 'questions-changed' })
		const { data } = (await server.call('GET', path, { token: learner.token })).body as {
			data: { id: string }[]
		}
		const review = (await server.call('GET', `${path}/${data[0]!.id}`, { token: learner.token }))
			.body as Attempt
		expect(review.results.map(({ prompt, chosen }) => [prompt, chosen])).toEqual([
			['What comes after 7?', ['8']],
			['What comes after 8?', ['9']],
		])
	})

	test('FTR-01 of two editors who save at the same moment one learns of it, and nothing of theirs is mixed', async () => {
		await race(
			() => create(),
			[(quiz) => change(quiz, { title: 'One' }), (quiz) => change(quiz, { title: 'Other' })],
			async (answers) => {
				expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
			},
		)
	})

	test('FTR-01 of two quizzes that take one address at the same moment one gets it', async () => {
		await race(
			async (pair) => ({ slug: `wanted-${pair}`, one: await create(), other: await create() }),
			[({ one, slug }) => change(one, { slug }), ({ other, slug }) => change(other, { slug })],
			async (answers) => {
				expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
			},
		)
	})

	test('FTR-01 a quiz with a wrong field or a taken address is refused with the fields', async () => {
		const taken = await create()
		const other = await create()
		expect(await change(other, { slug: taken.content.slug })).toMatchObject({
			status: 409,
			body: { code: 'slug-taken' },
		})
		expect(
			await editor.desk('POST', '/quizzes', contentOf({ slug: taken.content.slug })),
		).toMatchObject({ status: 409, body: { code: 'slug-taken' } })
		expect(await change(other, { slug: 'ग', minutes: 0 })).toMatchObject({
			status: 409,
			body: { code: 'quiz-invalid', fields: ['slug', 'minutes'] },
		})
	})

	test('FTR-01 the rules of a quiz find every fault', () => {
		const [question] = contentOf().questions
		const faultsOf = (some: Partial<QuizContent>) => quizFaultsOf(contentOf(some))
		expect(faultsOf({})).toEqual([])
		expect(faultsOf({ title: ' ', summary: '', subject: '' })).toEqual([
			...['title', 'summary', 'subject'],
		])
		expect(faultsOf({ slug: '..' })).toEqual(['slug'])
		expect(faultsOf({ minutes: 241 })).toEqual(['minutes'])
		expect(faultsOf({ asked: 3 })).toEqual(['asked'])
		expect(faultsOf({ asked: 2 })).toEqual([])
		expect(faultsOf({ questions: [] })).toEqual(['questions'])
		expect(faultsOf({ questions: [question!, question!] })).toEqual(['questions'])
		const wrong = [
			{ ...question!, prompt: '' },
			{ ...question!, options: ['6'] },
			{ ...question!, options: ['6', ' 6 '] },
			{ ...question!, options: ['6', ''] },
			{ ...question!, right: [2] },
			{ ...question!, prompt: 'x'.repeat(quizLimits.prompt + 1) },
		]
		expect(wrong.map((one) => faultsOf({ questions: [one] }))).toEqual(
			wrong.map(({ id }) => [`question ${id}`]),
		)
	})
})
