import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Quiz, QuizResult } from '#openapi/v1.gen.ts'
import { quiz, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

describe('24.9 a quiz with more questions than it asks', () => {
	let server: TestApp
	let pool: (typeof quizQuestion.$inferSelect)[]
	beforeAll(async () => {
		server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
		pool = await addQuiz('drawn', 4)
	})
	afterAll(() => server.close())

	/**
	 * Adds a quiz with twelve questions and returns them. An attempt draws `asked` of them; null
	 * draws all.
	 */
	const addQuiz = async (slug: string, asked: number | null) => {
		const row = {
			slug,
			asked,
			title: 'Drawn',
			summary: 'A summary.',
			subject: 'Mathematics',
			minutes: 8,
			publishedAt: new Date('2026-01-01'),
		}
		const [made] = await server.db.insert(quiz).values(row).returning()
		const questions = Array.from({ length: 12 }, (_, position) => ({
			quizId: made!.id,
			prompt: `Question ${position}`,
			options: ['a', 'b', 'c'],
			key: { right: [position % 3] },
			explanation: `Because ${position}`,
			position,
		}))
		return server.db.insert(quizQuestion).values(questions).returning()
	}
	const path = '/v1/quizzes/drawn'
	const read = async (token?: string, url = path) =>
		(await server.call('GET', url, { ...(token && { token }) })).body as Quiz
	const idsFor = async (token?: string) => (await read(token)).questions.map(({ id }) => id)
	const rightFor = (ids: string[]) =>
		ids.map((id) => ({
			question_id: id,
			answer: String(pool.find((one) => one.id === id)!.key.right![0]),
		}))
	const send = (answers: object[], token?: string) =>
		server.call('POST', `${path}/attempts`, { body: { answers }, ...(token && { token }) })

	test('asks as many as it says, each once', async () => {
		const { question_count: count, questions } = await read()
		expect([count, new Set(questions.map(({ id }) => id)).size, questions.length]).toEqual([
			4, 4, 4,
		])
	})

	test('draws them per person and attempt, and keeps them until it is handed in', async () => {
		const people = await Promise.all(
			Array.from({ length: 6 }, (_, n) => server.signIn(`drawn-${n}@example.org`)),
		)
		const draws = await Promise.all(people.map(idsFor))
		expect(new Set(draws.map(String)).size).toBeGreaterThan(1)
		const [me] = people
		expect(await idsFor(me)).toEqual(draws[0])
		const seen = new Set<string>()
		for (let n = 0; n < 4; n += 1) {
			const ids = await idsFor(me)
			seen.add(String(ids))
			expect((await send(rightFor(ids), me)).body).toMatchObject({ score: 4, total: 4 })
		}
		expect(seen.size).toBeGreaterThan(1)
	})

	test('marks only what was drawn; answers to other questions are refused and cost no attempt', async () => {
		const me = await server.signIn('elsewhere@example.org')
		const mine = await idsFor(me)
		const others = pool.map(({ id }) => id).filter((id) => !mine.includes(id))
		expect(await send(rightFor(others.slice(0, 4)), me)).toMatchObject({
			status: 409,
			body: { code: 'questions-changed' },
		})
		expect(await idsFor(me)).toEqual(mine)
		expect((await send([], me)).body).toMatchObject({ score: 0, total: 4, tries_left: 2 })
	})

	test('is looked at again with the questions of that attempt, also the open ones', async () => {
		const me = await server.signIn('again@example.org')
		const ids = await idsFor(me)
		await send(rightFor(ids).slice(0, 2), me)
		const attempts = (await server.call('GET', `${path}/attempts`, { token: me })).body as {
			data: { id: string }[]
		}
		const { body } = await server.call('GET', `${path}/attempts/${attempts.data[0]!.id}`, {
			token: me,
		})
		const { results } = body as { results: QuizResult[] }
		expect(results.map(({ question_id, correct }) => [question_id, correct])).toEqual(
			ids.map((id, n) => [id, n < 2]),
		)
	})

	test('asks all where it has no more than it asks', async () => {
		for (const [slug, asked] of [
			['as-many', 12],
			['no-number', null],
		] as const) {
			const all = await addQuiz(slug, asked)
			const { question_count: count, questions } = await read(undefined, `/v1/quizzes/${slug}`)
			expect([count, questions.map(({ id }) => id)]).toEqual([12, all.map(({ id }) => id)])
		}
	})
})
