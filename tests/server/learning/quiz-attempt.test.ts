import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { QuestionKey } from '#server/learning/quiz/question.rules.ts'
import { quiz, quizAttempt, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)
let token: string
let questions: (typeof quizQuestion.$inferSelect)[]
beforeAll(async () => {
	token = await server.signIn(demo('new-teacher'))
	const [row] = await server.db.select().from(quiz).where(eq(quiz.slug, 'phonics-basics'))
	questions = (
		await server.db.select().from(quizQuestion).where(eq(quizQuestion.quizId, row!.id))
	).sort((a, b) => a.position - b.position)
})

const rightOf = ({ key }: { key: QuestionKey }) => key.right![0]!
const path = '/v1/quizzes/phonics-basics/attempts'
const hand = (options: (number | null)[], as?: string) =>
	server.call('POST', path, {
		...(as && { token: as }),
		body: {
			answers: options.flatMap((option, n) =>
				option === null ? [] : [{ question_id: questions[n]!.id, answer: String(option) }],
			),
		},
	})
type Attempt = { id: string; score: number; total: number; reviewable: boolean }
const list = async (as = token) =>
	((await server.call('GET', path, { token: as })).body as { data: Attempt[] }).data
const show = (id: string, as = token) => server.call('GET', `${path}/${id}`, { token: as })

test('FTR-01 an attempt can be reviewed: the own choice, the right one, and the explanation', async () => {
	const right = questions.map(rightOf)
	const wrong = (right[1]! + 1) % questions[1]!.options.length
	const given = [right[0]!, wrong, null, right[3]!, 9]
	await hand(given, token)
	server.advance(1000)
	await hand(right, token)
	const [newest, first] = await list()
	expect([newest, first]).toMatchObject([
		{ score: 5, total: 5, reviewable: true },
		{ score: 2, total: 5, reviewable: true },
	])
	const { body } = await show(first!.id)
	expect(body).toEqual({
		...first,
		created_at: expect.any(String),
		results: questions.map(({ id, prompt, options, explanation }, n) => ({
			...{ question_id: id, kind: 'one', prompt, explanation, feedback: [], most_points: 1 },
			chosen: [[right[0]!], [wrong], [], [right[3]!], []][n]!.map((place) => options[place]),
			answer: [options[right[n]!]],
			correct: n === 0 || n === 3,
			points: n === 0 || n === 3 ? 1 : 0,
		})),
	})
})

test('FTR-01 only its owner sees an attempt, at its own quiz, and its answers only after it is handed in', async () => {
	const [mine] = await list()
	const stranger = await server.signIn('stranger@example.org')
	expect(await show(mine!.id, stranger)).toMatchObject({ status: 404, body: { code: 'not-found' } })
	expect(await list(stranger)).toEqual([])
	expect((await server.app.inject(`${path}/${mine!.id}`)).statusCode).toBe(401)
	const elsewhere = `/v1/quizzes/fractions-spot-the-misconception/attempts/${mine!.id}`
	expect(await server.call('GET', elsewhere, { token })).toMatchObject({ status: 404 })
	await hand([0, 0, 0, 0, 0])
	expect(await list()).toHaveLength(2)
})

test('FTR-01 an attempt from before answers were stored shows its score and no answers', async () => {
	const [mine] = await list()
	await server.db.update(quizAttempt).set({ answers: null }).where(eq(quizAttempt.id, mine!.id))
	expect((await list())[0]).toMatchObject({ id: mine!.id, score: 5, reviewable: false })
	expect(await show(mine!.id)).toMatchObject({ status: 404 })
})

describe('24.9 right options stay on the server', () => {
	const other = 'fractions-spot-the-misconception'
	const rows = async () => {
		const [row] = await server.db.select().from(quiz).where(eq(quiz.slug, other))
		const all = await server.db.select().from(quizQuestion).where(eq(quizQuestion.quizId, row!.id))
		return all.sort((a, b) => a.position - b.position)
	}
	type Marked = {
		score: number
		tries_left: number | null
		answers_shown: boolean
		results: { answer: string[] | null; correct: boolean; explanation: string }[]
	}
	const send = async (right: number, as?: string) => {
		const answers = (await rows()).map(({ id, key, options }, n) => ({
			question_id: id,
			answer: String(n < right ? rightOf({ key }) : (rightOf({ key }) + 1) % options.length),
		}))
		const asked = { body: { answers }, ...(as && { token: as }) }
		return (await server.call('POST', `/v1/quizzes/${other}/attempts`, asked)).body as Marked
	}
	const hours = async (as: string) => {
		const record = await server.call('GET', '/v1/training/record', { token: as })
		const { entries } = record.body as { entries: { path: string }[] }
		return entries.filter(({ path }) => path === `/quiz/${other}`).length
	}

	test('and a visitor gets the score alone, also for an empty attempt', async () => {
		const body = { answers: [] }
		const empty = await server.call('POST', `/v1/quizzes/${other}/attempts`, { body })
		const nothing = { tries_left: null, answers_shown: false, results: [] }
		expect(empty.body).toEqual({ score: 0, total: 5, ...nothing })
		expect(await send(5)).toEqual({ score: 5, total: 5, ...nothing })
	})

	test('until one has passed', async () => {
		const me = await server.signIn('passes@example.org')
		const failed = await send(3, me)
		expect(failed).toMatchObject({ score: 3, tries_left: 2, answers_shown: false })
		expect(failed.results.map(({ answer, explanation }) => [answer, explanation])).toEqual(
			Array(5).fill([null, '']),
		)
		const passed = await send(4, me)
		expect(passed).toMatchObject({ score: 4, tries_left: 1, answers_shown: true })
		expect(passed.results.map(({ answer }) => answer)).toEqual(
			(await rows()).map((row) => [row.options[rightOf(row)]]),
		)
		expect(await hours(me)).toBe(1)
	})

	test('or has used all attempts that count; then none counts for seven days', async () => {
		const me = await server.signIn('fails@example.org')
		const shown = []
		for (const right of [0, 1, 2]) shown.push((await send(right, me)).answers_shown)
		expect(shown).toEqual([false, false, true])
		expect(await send(5, me)).toMatchObject({ score: 5, tries_left: 0 })
		expect(await hours(me)).toBe(0)
		server.advance(7 * 24 * 3_600_000 + 1)
		const later = await server.signIn('fails@example.org')
		expect(await send(5, later)).toMatchObject({ score: 5, tries_left: 2 })
		expect(await hours(later)).toBe(1)
	})

	test('and three of simultaneous attempts count', async () => {
		const me = await server.signIn('hurries@example.org')
		const marked = await Promise.all([0, 1, 2, 0, 1].map((right) => send(right, me)))
		expect(marked.map(({ tries_left }) => tries_left).sort()).toEqual([0, 0, 0, 1, 2])
		expect(await send(5, me)).toMatchObject({ tries_left: 0 })
		expect(await hours(me)).toBe(0)
	})
})
