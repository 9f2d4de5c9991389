import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
	emptyQuestion,
	type QuizContent,
	type QuizQuestionContent,
	quizFaultsOf,
} from '#domain/learning/quiz-content.rules.ts'
import type { Quiz, QuizResult } from '#openapi/v1.gen.ts'
import {
	askedQuestion,
	contentOfQuestion,
	isRight,
	readAnswer,
	shownOrder,
	storedQuestion,
} from '#server/learning/quiz/question.rules.ts'
import { asStored, drawQuestions, markQuiz } from '#server/learning/quiz/quiz.rules.ts'
import { openTeacher } from '../../support/community-people.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const idOf = (n: number) => `019b76da-a800-7e01-ba48-ee0802a0b${String(n).padStart(3, '0')}`
const ask = (kind: QuizQuestionContent['kind'], more: Partial<QuizQuestionContent>, n = 0) => ({
	...emptyQuestion(idOf(n)),
	...{ kind, prompt: `A question of ${kind}`, right: [], explanation: 'Secret reason' },
	...more,
})
const rows = { options: ['Alpha', 'Beta', 'Gamma', 'Delta'] }
const halves = { ...rows, matches: ['Uno', 'Dos', 'Tres', 'Cuatro'] }
const all = [
	ask('one', { ...rows, right: [2], feedback: ['Secret hint', '', '', ''] }, 1),
	ask('several', { ...rows, right: [3, 1], points: 2, penalty: 1 }, 2),
	ask('truth', { right: [1] }, 3),
	ask('number', { value: '0,2', tolerance: '0.05' }, 4),
	ask('match', halves, 5),
	ask('order', rows, 6),
	ask('text', { accepted: ['Secret Delhi', 'नई दिल्ली'] }, 7),
]
const answersTo = (question: QuizQuestionContent, given: string) =>
	readAnswer(storedQuestion(question), shownOrder(storedQuestion(question), null, false), given)
const isRightTo = (question: QuizQuestionContent, given: string) =>
	isRight(storedQuestion(question), answersTo(question, given))
const [one, several, truth, number, match, order, text] = all

describe('the kinds of questions', () => {
	test('DSK-06 each kind takes its right answer and no other', () => {
		const judged = (question: QuizQuestionContent | undefined, ...given: string[]) =>
			given.map((answer) => isRightTo(question!, answer))
		expect(judged(one, '2', '1', '2,1', '')).toEqual([true, false, false, false])
		expect(judged(several, '1,3', '3,1', '1', '1,2,3')).toEqual([true, true, false, false])
		expect(judged(truth, '1', '0', '2')).toEqual([true, false, false])
		expect(judged(number, '0.2', ' 0,25 ', '0.15', '0.26', '−0.2', 'two')).toEqual([
			...[true, true, true, false, false, false],
		])
		expect(judged(match, '0,1,2,3', '1,0,2,3', '0,0,2,3', '0,1,2')).toEqual([
			...[true, false, false, false],
		])
		expect(judged(order, '0,1,2,3', '0,1,3,2', '0,1,2', '0,0,2,3')).toEqual([
			...[true, false, false, false],
		])
		expect(judged(text, ' secret  DELHI', 'नई दिल्ली', 'Mumbai')).toEqual([true, true, false])
	})

	test('DSK-06 0.3 is near enough to 0.1 by 0.2, though decimal fractions are not exact', () => {
		expect(isRightTo(ask('number', { value: '0.1', tolerance: '0.2' }), '0.3')).toBe(true)
	})

	test('DSK-06 a question is stored without the fields of other kinds, and read as it was', () => {
		const stored = all.map(storedQuestion)
		expect(stored.map(({ key }) => Object.keys(key).join())).toEqual([
			...['right', 'right', 'right', 'value,tolerance', 'matches', '', 'accepted'],
		])
		const tidy = (question: QuizQuestionContent) => contentOfQuestion(storedQuestion(question))
		expect(all.map(tidy).map(tidy)).toEqual(all.map(tidy))
	})

	test('DSK-06 whatever is answered, marking ends with points between the penalty and the most', () => {
		const anything = fc.oneof(fc.string(), fc.array(fc.nat(9)).map(String), fc.constant(null))
		fc.assert(
			fc.property(fc.array(anything, { minLength: 7, maxLength: 7 }), (given) => {
				const answers = given.map((answer, n) => ({ question_id: all[n]!.id, answer }))
				const { score, total, results } = markQuiz(asStored(all.map(storedQuestion)), answers)
				expect(total).toBe(8)
				expect(score).toBe(
					Math.max(
						0,
						results.reduce((sum, { points }) => sum + points, 0),
					),
				)
			}),
		)
	})

	test('DSK-06 a wrong answer takes its penalty, no answer takes none, and a sum below zero is zero', () => {
		const drawn = asStored([storedQuestion(several!)])
		const points = (answer: string | null) =>
			markQuiz(drawn, [{ question_id: several!.id, answer }])
		expect([points('0'), points(null), points('1,1'), points('1,3')]).toMatchObject([
			{ score: 0, results: [{ points: -1 }] },
			{ score: 0, results: [{ points: 0 }] },
			{ score: 0, results: [{ points: 0 }] },
			{ score: 2, total: 2, results: [{ points: 2, most_points: 2 }] },
		])
	})

	test('DSK-06 rows to put in order are never shown in their right order, and answers are read by what was shown', () => {
		for (let n = 0; n < 40; n += 1) {
			const stored = storedQuestion(ask('order', { options: ['A', 'B'] }, n))
			const shown = shownOrder(stored, 'seed', false)
			expect(askedQuestion(stored, shown).options).toEqual(['B', 'A'])
			expect(isRight(stored, readAnswer(stored, shown, '1,0'))).toBe(true)
			expect(isRight(stored, readAnswer(stored, shown, '0,1'))).toBe(false)
		}
		const pairs = storedQuestion(match!)
		const halvesShown = shownOrder(pairs, 'seed', false)
		const { matches } = askedQuestion(pairs, halvesShown)
		const right = halves.matches.map((half) => matches.indexOf(half)).join()
		expect(isRight(pairs, readAnswer(pairs, halvesShown, right))).toBe(true)
	})

	test('DSK-06 a draw takes from each pool as many as it says, and all that are in none', () => {
		const questions = Array.from({ length: 12 }, (_, n) =>
			storedQuestion(ask('truth', { right: [0], pool: ['', 'easy', 'hard'][n % 3]! }, n)),
		)
		const draw = { asked: null, pools: [{ name: 'easy', asked: 1 }], shuffle: false }
		const of = (seed: string) =>
			drawQuestions(questions, draw, seed).map(({ question }) => question)
		const pools = of('a').map(({ pool }) => pool)
		expect(
			['', 'easy', 'hard'].map((name) => pools.filter((pool) => pool === name).length),
		).toEqual([4, 1, 4])
		const easy = new Set(
			Array.from({ length: 20 }, (_, n) => of(`seed ${n}`).find(({ pool }) => pool === 'easy')!.id),
		)
		expect(easy.size).toBe(4)
		const orders = ['a', 'b', 'c'].map((seed) =>
			String(
				drawQuestions(questions, { ...draw, shuffle: true }, seed).map((one) => one.question.id),
			),
		)
		expect(new Set(orders).size).toBe(3)
	})
})

const server = await openFileApp()

const content: QuizContent = {
	...{ title: 'All kinds', slug: 'all-kinds', summary: 'Seven.', subject: 'Mathematics' },
	...{ tags: [], minutes: 10, asked: null, pools: [], shuffle: true, questions: all },
}

test('DSK-06 a quiz of all kinds is taken without its answers, which are shown when it is passed', async () => {
	const editor = await openStaff(server, 'Editor Kinds', ['editor'])
	const { id } = expectOk<{ id: string }>(await editor.desk('POST', '/quizzes', content), 201)
	expectOk(await editor.desk('PUT', `/quizzes/${id}/visibility`, { is_public: true }))
	const me = await openTeacher(server, 'Learner Kinds', ['teacher'])
	const path = '/v1/quizzes/all-kinds'
	const call = async <Answer>(method: 'GET' | 'POST', url: string, body?: object) =>
		expectOk<Answer>(await server.call(method, url, { token: me.token, ...(body && { body }) }))
	const shown = await call<Quiz>('GET', path)
	expect(JSON.stringify(shown)).not.toMatch(
		/secret|"right"|accepted|tolerance|explanation|feedback/i,
	)
	expect(shown.questions.map(({ kind }) => kind).sort()).toEqual(all.map(({ kind }) => kind).sort())

	const placesOf = (shownTexts: string[], texts: string[]) =>
		texts.map((one) => shownTexts.indexOf(one)).join()
	const rightTo = ({ kind, options, matches }: Quiz['questions'][number]): string =>
		({
			one: placesOf(options, ['Gamma']),
			several: placesOf(options, ['Beta', 'Delta']),
			truth: '1',
			number: '0.2',
			match: placesOf(
				matches,
				options.map((left) => halves.matches[rows.options.indexOf(left)]!),
			),
			order: placesOf(options, rows.options),
			text: 'secret delhi',
		})[kind]
	const answers = shown.questions.map((question) => {
		return { question_id: question.id, answer: rightTo(question) }
	})
	const stale = await server.call('POST', `${path}/attempts`, {
		token: me.token,
		body: { answers },
	})
	expect([stale.status, stale.body]).toEqual([
		409,
		expect.objectContaining({ code: 'questions-changed' }),
	])
	type Marked = { score: number; total: number; results: QuizResult[] }
	const marked = await call<Marked>('POST', `${path}/attempts`, { answers, draw: shown.draw })
	expect([marked.score, marked.total]).toEqual([8, 8])
	const byKind = Object.fromEntries(marked.results.map((one) => [one.kind, one.answer]))
	expect(byKind).toMatchObject({
		...{ one: ['Gamma'], several: ['Beta', 'Delta'], truth: ['false'], number: ['0.2 ± 0.05'] },
		...{ match: ['Alpha → Uno', 'Beta → Dos', 'Gamma → Tres', 'Delta → Cuatro'] },
		...{ order: rows.options, text: ['Secret Delhi', 'नई दिल्ली'] },
	})
	const { data } = await call<{ data: { id: string }[] }>('GET', `${path}/attempts`)
	const review = await call<Marked>('GET', `${path}/attempts/${data[0]!.id}`)
	expect(review.results.map(({ correct }) => correct)).toEqual(Array(7).fill(true))
	expect(await call('GET', path)).toMatchObject({ best_score: 8, best_total: 8 })
})

test('DSK-06 a question without a right answer, and a pool that draws more than it has, are refused', () => {
	const faultsOf = (kind: QuizQuestionContent['kind'], more: Partial<QuizQuestionContent>) =>
		quizFaultsOf({ ...content, questions: [{ ...all.find((one) => one.kind === kind)!, ...more }] })
	const wrong = [
		faultsOf('several', { right: [] }),
		faultsOf('several', { right: [1, 1] }),
		faultsOf('truth', { right: [2] }),
		faultsOf('number', { value: '1e3' }),
		faultsOf('number', { tolerance: '-1' }),
		faultsOf('match', { matches: ['Uno', 'Uno', 'Tres', 'Cuatro'] }),
		faultsOf('match', { matches: ['Uno', 'Dos'] }),
		faultsOf('order', { options: ['A'] }),
		faultsOf('text', { accepted: [] }),
		faultsOf('text', { accepted: ['x', ' '] }),
		faultsOf('one', { points: 0 }),
		faultsOf('one', { points: 2, penalty: 3 }),
	]
	expect(wrong.map((faults) => faults.map((fault) => fault.split(' ')[0]))).toEqual(
		wrong.map(() => ['question']),
	)
	expect(quizFaultsOf({ ...content, pools: [{ name: 'easy', asked: 1 }] })).toEqual(['pools'])
	expect(quizFaultsOf(content)).toEqual([])
})
