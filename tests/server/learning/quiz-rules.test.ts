import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { tag } from '#server/catalogue/resource/resource.tables.ts'
import { markQuiz } from '#server/learning/quiz/quiz.rules.ts'
import { attemptQuiz, listQuizzes, showQuiz } from '#server/learning/quiz/quiz.service.ts'
import { quiz, quizAttempt, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
  await server.db.insert(tag).values({ slug: 'numeracy', name: 'Numeracy' })
  const item = (list: string, slug: string, name: string) => ({ list, slug, name, position: 1 })
  await server.db
    .insert(referenceItem)
    .values([item('subjects', 'maths', 'Mathematics'), item('grades', 'art', 'Art')])
})
afterAll(() => server.close())
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
    answer,
    explanation: `Because ${n}`,
    position: answers.length - n,
  }))
  const questions = answers.length
    ? await server.db.insert(quizQuestion).values(rows).returning()
    : []
  return { id: made!.id, questions: questions.reverse() }
}

test('FTR-01 each question is marked by itself; what was left out or does not exist is wrong', () => {
  const question = (id: string, answer: number) => ({
    id,
    prompt: `What is ${id}?`,
    answer,
    explanation: `Because ${id}`,
    options: ['x', 'y'],
  })
  const marks = markQuiz(
    [question('a', 1), question('b', 0), question('c', 0), question('d', 1), question('e', 0)],
    [
      { question_id: 'd', option: 2 },
      { question_id: 'b', option: 0 },
      { question_id: 'a', option: 0 },
      { question_id: 'e', option: 1 },
    ],
  )
  const result = (id: string, chosen: number | null, answer: number, correct: boolean) => ({
    question_id: id,
    prompt: `What is ${id}?`,
    options: ['x', 'y'],
    chosen,
    answer,
    correct,
    explanation: `Because ${id}`,
  })
  expect(marks).toEqual({
    score: 1,
    total: 5,
    results: [
      result('a', 0, 1, false),
      result('b', 0, 0, true),
      result('c', null, 0, false),
      result('d', null, 1, false),
      result('e', 1, 0, false),
    ],
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
  const right = (one: { id: string; answer: number }) => ({
    question_id: one.id,
    option: one.answer,
  })
  const open = ({ id: question_id }: { id: string }) => ({ question_id, option: null })
  const kept: unknown[] = []
  const attempt = async (by: string | null, options: number[]) =>
    attemptQuiz(
      server.db,
      {
        slug: 'marked',
        accountId: by,
        answers: options.map((option, n) => ({ question_id: questions[n]!.id, option })),
        provider: 'Vidya',
        now: at(30),
      },
      async (_, marked) => void kept.push(marked),
    )
  const marked = await attempt(accountId, [first!.answer, second!.answer, 9])
  expect([marked.score, marked.total, kept]).toEqual([2, 3, [marked]])
  await attempt(accountId, [first!.answer])
  await attempt(null, [first!.answer, second!.answer, third!.answer])
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
  }
  expect(await showQuiz(server.db, 'marked', accountId)).toEqual({
    ...card,
    questions: questions.map(({ id, prompt, options }) => ({ id, prompt, options })),
  })
  const best = async (viewer: string | null) =>
    (await showQuiz(server.db, 'marked', viewer)).best_score
  expect([await best(other.accountId), await best(null)]).toEqual([null, null])
  const { data } = await listQuizzes(server.db, { limit: 1 }, accountId)
  expect(data).toEqual([card])
  const notFound = { status: 404, code: 'not-found' }
  await expect(showQuiz(server.db, 'none', null)).rejects.toMatchObject(notFound)
})
