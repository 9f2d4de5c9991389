import { beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyQuestion } from '#domain/learning/quiz-content.rules.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { tag } from '#server/catalogue/resource/resource.tables.ts'
import { type QuestionKey, storedQuestion } from '#server/learning/quiz/question.rules.ts'
import { asStored, markQuiz } from '#server/learning/quiz/quiz.rules.ts'
import { attemptQuiz, listQuizzes, showQuiz } from '#server/learning/quiz/quiz.service.ts'
import { quiz, quizAttempt, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
beforeAll(async () => {
	await server.db.insert(tag).values({ slug: 'numeracy', name: 'Numeracy' })
	const item = (list: string, slug: string, name: string) => ({ list, slug, name, position: 1 })
	await server.db
		.insert(referenceItem)
		.values([item('subjects', 'maths', 'Mathematics'), item('grades', 'art', 'Art')])
})
beforeEach(async () => {
	for (const table of [quizAttempt, quizQuestion, quiz]) await server.db.delete(table)
})

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const addQuiz = async (
	slug: string,
	some: Partial<typeof quiz.$inferInsert> & { day: number },
	answers: number[] = [],
) => {
	const { day, ...values } = some
	const row = {
		slug,
		title: `Quiz ${slug}`,
		summary: 'A summary.',
		subject: 'Mathematics',
		tags: [],
		minutes: 5,
		publishedAt: at(day),
		...values,
	}
	const [made] = await server.db.insert(quiz).values(row).returning()
	const rows = answers.map((answer, n) => ({
		quizId: made!.id,
		prompt: `Question ${n}`,
		options: ['a', 'b', 'c'],
		key: { right: [answer] },
		explanation: `Because ${n}`,
		position: answers.length - n,
	}))
	const questions = answers.length
		? await server.db.insert(quizQuestion).values(rows).returning()
		: []
	return { id: made!.id, questions: questions.reverse() }
}

test('FTR-01 each question is marked by itself; what was left out or does not exist is wrong', () => {
	const question = (id: string, answer: number) =>
		storedQuestion({
			...emptyQuestion(id),
			...{ prompt: `What is ${id}?`, explanation: `Because ${id}` },
			...{ options: ['x', 'y'], right: [answer] },
		})
	const marks = markQuiz(
		asStored([
			question('a', 1),
			question('b', 0),
			question('c', 0),
			question('d', 1),
			question('e', 0),
		]),
		[
			{ question_id: 'd', answer: '2' },
			{ question_id: 'b', answer: '0' },
			{ question_id: 'a', answer: '0' },
			{ question_id: 'e', answer: '1' },
		],
	)
	const result = (id: string, chosen: string[], answer: string, correct: boolean) => ({
		...{
			question_id: id,
			kind: 'one',
			prompt: `What is ${id}?`,
			chosen,
			answer: [answer],
			correct,
		},
		...{ points: correct ? 1 : 0, most_points: 1, feedback: [], explanation: `Because ${id}` },
	})
	expect(marks).toEqual({
		score: 1,
		total: 5,
		results: [
			result('a', ['x'], 'y', false),
			result('b', ['x'], 'x', true),
			result('c', [], 'x', false),
			result('d', [], 'y', false),
			result('e', ['y'], 'x', false),
		],
		answers: ['0', '0', null, null, '1'].map((answer, n) => ({ question_id: 'abcde'[n], answer })),
	})
})

test('FLT-05 quizzes are narrowed by subject, competency and text, paged, newest first', async () => {
	await addQuiz('sums', { day: 1, tags: ['Numeracy'] })
	await addQuiz('poems', { day: 3, subject: 'English', summary: 'Of metre and rhyme.' })
	await addQuiz('shapes', { day: 2, tags: ['Numeracy', 'Drawing'], title: 'Round things' })
	await addQuiz('paints', { day: 4, subject: 'Art' })
	const find = async (filter: Parameters<typeof listQuizzes>[1]) => {
		const { total, data } = await listQuizzes(server.db, filter, null)
		return { total, slugs: data.map(({ slug }) => slug) }
	}
	const all = ['paints', 'poems', 'shapes', 'sums']
	const only = (...slugs: string[]) => ({ total: slugs.length, slugs })
	expect(await find({})).toEqual(only(...all))
	expect(await find({ limit: 3 })).toEqual({ total: 4, slugs: all.slice(0, 3) })
	expect(await find({ limit: 2, offset: 1 })).toEqual({ total: 4, slugs: all.slice(1, 3) })
	expect(await find({ limit: 3, page: 2, offset: 1 })).toEqual({ total: 4, slugs: all.slice(3) })
	expect(await find({ limit: 3, page: 1 })).toEqual({ total: 4, slugs: all.slice(0, 3) })
	expect(await find({ subjects: 'English' })).toEqual(only('poems'))
	expect(await find({ subjects: 'maths' })).toEqual(only('shapes', 'sums'))
	expect(await find({ subjects: 'maths,English' })).toEqual(only('poems', 'shapes', 'sums'))
	expect(await find({ subjects: 'art' })).toEqual(only())
	expect(await find({ tags: 'Drawing' })).toEqual(only('shapes'))
	expect(await find({ tags: 'numeracy' })).toEqual(only('shapes', 'sums'))
	expect(await find({ tags: 'Numeracy' })).toEqual(only('shapes', 'sums'))
	expect(await find({ tags: 'none' })).toEqual(only())
	expect(await find({ search: 'ROUND' })).toEqual(only('shapes'))
	expect(await find({ search: 'rhyme' })).toEqual(only('poems'))
	expect(await find({ search: 'english' })).toEqual(only('poems'))
	expect(await find({ search: '  ' })).toEqual(only(...all))
	expect(await find({ subjects: 'maths', tags: 'Drawing', search: 'sums' })).toEqual(only())
	for (let n = 0; n < 6; n += 1) await addQuiz(`more-${n}`, { day: 10 + n })
	expect((await find({})).slugs).toHaveLength(9)
	expect((await find({ page: 2 })).slugs).toEqual(['sums'])
})

test('FTR-01 ROL-03 a quiz shows its questions in order without answers, and one’s own best score', async () => {
	const { accountId } = await openBuyer(server)
	const other = await openBuyer(server)
	const { id, questions } = await addQuiz('marked', { day: 20, cover: 'print' }, [2, 0, 1])
	const [first, second, third] = questions
	const rightOf = (one: { key: QuestionKey } | undefined) => one!.key.right![0]!
	const right = (one: { id: string; key: QuestionKey }) => ({
		question_id: one.id,
		answer: String(rightOf(one)),
	})
	const open = ({ id: question_id }: { id: string }) => ({ question_id, answer: null })
	const kept: unknown[] = []
	const attempt = async (by: string | null, options: number[]) =>
		attemptQuiz(
			server.db,
			{
				slug: 'marked',
				accountId: by,
				answers: options.map((option, n) => ({
					question_id: questions[n]!.id,
					answer: String(option),
				})),
				provider: 'Vidya',
				now: at(30),
			},
			async (_, marked) => void kept.push(marked),
		)
	const marked = await attempt(accountId, [rightOf(first), rightOf(second), 9])
	expect([marked.score, marked.total, kept]).toEqual([2, 3, [marked]])
	await attempt(accountId, [rightOf(first)])
	await attempt(null, [rightOf(first), rightOf(second), rightOf(third)])
	const attempts = await server.db.select().from(quizAttempt)
	expect(attempts.map(({ id: _, ...row }) => row)).toEqual(
		[
			{ accountId, score: 2, answers: [right(first!), right(second!), open(third!)] },
			{ accountId, score: 1, answers: [right(first!), open(second!), open(third!)] },
			{ accountId: null, score: 3, answers: null },
		].map((row) => ({ quizId: id, total: 3, createdAt: at(30), ...row })),
	)
	const card = {
		id,
		slug: 'marked',
		title: 'Quiz marked',
		summary: 'A summary.',
		subject: 'Mathematics',
		tags: [],
		minutes: 5,
		question_count: 3,
		cover: expect.objectContaining({ src: '/covers/print-640.webp' }),
		best_score: 2,
		best_total: 3,
	}
	expect(await showQuiz(server.db, 'marked', accountId)).toEqual({
		...card,
		draw: null,
		questions: questions.map(({ id, prompt, options }) => ({
			...{ id, kind: 'one', prompt, options, matches: [], points: 1, penalty: 0 },
		})),
	})
	const best = async (viewer: string | null) =>
		(await showQuiz(server.db, 'marked', viewer)).best_score
	expect([await best(other.accountId), await best(null)]).toEqual([null, null])
	const { data } = await listQuizzes(server.db, { limit: 1 }, accountId)
	expect(data).toEqual([card])
	const notFound = { status: 404, code: 'not-found' }
	await expect(showQuiz(server.db, 'none', null)).rejects.toMatchObject(notFound)
})
