import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceItem } from '#server/platform/database/schema/catalogue.ts'
import { selfAssessment } from '#server/platform/database/schema/training.ts'
import { type Buyer, openBuyer } from './buyer.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
  await server.db.insert(referenceItem).values(
    ['assessment', 'inclusion'].map((slug, position) => ({
      list: 'competency',
      slug,
      name: slug,
      position,
    })),
  )
})
afterAll(() => server.close())

const url = '/v1/user/self-assessments'
const assess = (who: Buyer, scores: object[]) => who.post<{ id: string }>(url, { scores })
const listed = async ({ token }: Buyer) =>
  ((await server.call('GET', url, { token })).body as unknown as { data: object[] }).data

test('PRF-01 a teacher judges own competencies; the latest ten are kept, the newest first, and nobody else sees them', async () => {
  const [me, other] = [await openBuyer(server), await openBuyer(server)]
  const scores = [
    { competency: 'inclusion', score: 40 },
    { competency: 'assessment', score: 100 },
  ]
  expect((await assess(me, scores)).status).toBe(200)
  expect(await listed(me)).toEqual([
    { id: expect.any(String), assessed_at: expect.any(String), scores: expect.any(Array) },
  ])
  expect(((await listed(me))[0] as { scores: object[] }).scores).toEqual(
    expect.arrayContaining(scores),
  )
  const ids: string[] = []
  for (let n = 0; n < 10; n += 1)
    ids.unshift((await assess(me, [{ competency: 'inclusion', score: 10 }])).body.id)
  expect((await listed(me)).map((one) => (one as { id: string }).id)).toEqual(ids)
  const stored = await server.db
    .select({ id: selfAssessment.id })
    .from(selfAssessment)
    .where(eq(selfAssessment.accountId, me.accountId))
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(await listed(other)).toEqual([])
})

test('PRF-01 a self-assessment with an unknown competency, one named twice, or a score between the steps is refused', async () => {
  const me = await openBuyer(server)
  for (const scores of [
    [{ competency: 'astrology', score: 50 }],
    [
      { competency: 'inclusion', score: 50 },
      { competency: 'inclusion', score: 60 },
    ],
    [{ competency: 'inclusion', score: 55 }],
    [{ competency: 'inclusion', score: 0 }],
    [{ competency: 'inclusion', score: 110 }],
    [],
  ])
    expect((await assess(me, scores)).status).toBe(400)
  expect(await listed(me)).toEqual([])
})
