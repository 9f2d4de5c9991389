import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Quiz } from '#openapi/v1.gen.ts'
import { quiz, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)
let token: string
beforeAll(async () => {
	token = await server.signIn(demo('new-teacher'))
})

const list = async (query = '') =>
	(await server.call('GET', `/v1/quizzes${query}`)).body as { total: number; data: Quiz[] }

test('NAV-05 FLT-05 quizzes are narrowed by subject and competency, by name or slug, and searched', async () => {
	const everything = await list('?limit=50')
	expect(everything.total).toBeGreaterThanOrEqual(20)
	expect(everything.data).toHaveLength(everything.total)
	expectEvery(everything.data, (one) => one.question_count >= 5)
	const subjects = async (query: string) =>
		new Set((await list(query)).data.map((one) => one.subject))
	expect(await subjects('?subjects=Mathematics,english')).toEqual(
		new Set(['Mathematics', 'English']),
	)
	const numeracy = (await list('?tags=foundational-numeracy&limit=50')).data
	expect(numeracy).not.toEqual([])
	expectEvery(numeracy, (one) => one.tags.includes('Foundational Numeracy'))
	expect(await list('?tags=foundational-numeracy&limit=50')).toEqual(
		await list('?tags=Foundational%20Numeracy&limit=50'),
	)
	expect((await list('?search=fractions')).data.map((one) => one.slug)).toEqual([
		'fractions-spot-the-misconception',
	])
	expect((await list('?page=2&limit=9')).data).toEqual(everything.data.slice(9, 18))
	expect(await list('?subjects=nonsense')).toEqual({ total: 0, data: [] })
})

test('FTR-01 a quiz shows its questions without the answers', async () => {
	const answer = await server.app.inject('/v1/quizzes/phonics-basics')
	const shown = answer.json() as Quiz
	expect(shown.questions).toHaveLength(5)
	expect(Object.keys(shown.questions[0]!).sort()).toEqual([
		...['id', 'kind', 'matches', 'options', 'penalty', 'points', 'prompt'],
	])
	expect(answer.body).not.toContain('explanation')
	expect(await server.call('GET', '/v1/quizzes/no-such-quiz')).toMatchObject({
		status: 404,
		body: { code: 'not-found' },
	})
})

test('FTR-01 an attempt is marked on the server, question by question, and the best score is kept', async () => {
	const [row] = await server.db.select().from(quiz).where(eq(quiz.slug, 'phonics-basics'))
	const questions = (
		await server.db.select().from(quizQuestion).where(eq(quizQuestion.quizId, row!.id))
	).sort((a, b) => a.position - b.position)
	const attempt = (options: (number | null)[], requireAccount = true) =>
		server.call('POST', '/v1/quizzes/phonics-basics/attempts', {
			...(requireAccount && { token }),
			body: {
				answers: options.flatMap((option, i) =>
					option === null ? [] : [{ question_id: questions[i]!.id, answer: String(option) }],
				),
			},
		})
	const right = questions.map(({ key }) => key.right![0]!)
	const wrong = (right[1]! + 1) % 4
	expect((await attempt([right[0]!, wrong, null, 9, right[4]!])).body).toEqual({
		score: 2,
		total: 5,
		tries_left: 2,
		answers_shown: false,
		results: questions.map((question, i) => ({
			...{ question_id: question.id, kind: 'one', prompt: question.prompt },
			chosen: [[right[0]!], [wrong], [], [], [right[4]!]][i]!.map((n) => question.options[n]),
			answer: null,
			correct: i === 0 || i === 4,
			...{ points: i === 0 || i === 4 ? 1 : 0, most_points: 1, feedback: [], explanation: '' },
		})),
	})
	expect((await attempt(right)).body).toMatchObject({ score: 5 })
	expect((await attempt([null, null, null, null, null], false)).body).toMatchObject({ score: 0 })
	expect((await server.call('GET', '/v1/quizzes/phonics-basics', { token })).body).toMatchObject({
		best_score: 5,
	})
	expect((await server.call('GET', '/v1/quizzes/phonics-basics')).body).toMatchObject({
		best_score: null,
	})
})
