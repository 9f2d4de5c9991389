import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiz, quizAttempt, quizQuestion } from '#server/platform/database/schema/quiz.ts'
import { demo, openSeededApp } from './open-seeded-app.ts'
import type { TestApp } from './open-test-app.ts'

let server: TestApp
let token: string
let questions: (typeof quizQuestion.$inferSelect)[]
beforeAll(async () => {
  server = await openSeededApp()
  token = await server.signIn(demo('new-teacher'))
  const [row] = await server.db.select().from(quiz).where(eq(quiz.slug, 'phonics-basics'))
  questions = (
    await server.db.select().from(quizQuestion).where(eq(quizQuestion.quizId, row!.id))
  ).sort((a, b) => a.position - b.position)
})
afterAll(() => server.close())

const path = '/v1/quizzes/phonics-basics/attempts'
const hand = (options: (number | null)[], as?: string) =>
  server.call('POST', path, {
    ...(as && { token: as }),
    body: {
      answers: options.flatMap((option, n) =>
        option === null ? [] : [{ question_id: questions[n]!.id, option }],
      ),
    },
  })
type Attempt = { id: string; score: number; total: number; reviewable: boolean }
const list = async (as = token) =>
  ((await server.call('GET', path, { token: as })).body as { data: Attempt[] }).data
const show = (id: string, as = token) => server.call('GET', `${path}/${id}`, { token: as })

test('FTR-01 an attempt can be looked at again: the own choice beside the right one, and why', async () => {
  const right = questions.map(({ answer }) => answer)
  const wrong = (right[1]! + 1) % questions[1]!.options.length
  const given = [right[0]!, wrong, null, right[3]!, 9]
  const marked = (await hand(given, token)).body as { results: object[] }
  server.advance(1000)
  await hand(right, token)
  const [newest, first] = await list()
  expect([newest, first]).toMatchObject([
    { score: 5, total: 5, reviewable: true },
    { score: 2, total: 5, reviewable: true },
  ])
  const { body } = await show(first!.id)
  expect(body).toEqual({ ...first, created_at: expect.any(String), results: marked.results })
  expect(marked.results[1]).toMatchObject({ chosen: wrong, answer: right[1], correct: false })
  expect(marked.results[2]).toMatchObject({ chosen: null, correct: false })
})

test('FTR-01 an attempt is its owner’s, of its quiz, and never a way to the answers for who has not handed in', async () => {
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

test('FTR-01 an attempt from before answers were kept shows its score and nothing to look at', async () => {
  const [mine] = await list()
  await server.db.update(quizAttempt).set({ answers: null }).where(eq(quizAttempt.id, mine!.id))
  expect((await list())[0]).toMatchObject({ id: mine!.id, score: 5, reviewable: false })
  expect(await show(mine!.id)).toMatchObject({ status: 404 })
})
