import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#server/platform/database/schema/account.ts'
import { addResource } from './fixtures.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const DAY = 86_400_000

const sharer = async (email: string) => {
  const token = await server.signIn(email)
  return {
    share: (subject_id?: string) =>
      server.call('POST', '/v1/vidya-points/user-activity-points', {
        token,
        body: { activity: 'share_resource', ...(subject_id && { subject_id }) },
      }),
    points: async () => {
      const [row] = await server.db.select().from(account).where(eq(account.email, email))
      return row!.points
    },
  }
}

test('M9 SHR-02 what does not exist earns nothing', async () => {
  const { share, points } = await sharer('maker@example.org')
  expect(await share('0199f0c0-0000-7000-8000-000000000001')).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
  expect(await share('phonics')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
  const community = await server.call('POST', '/v1/vidya-points/user-activity-points', {
    token: await server.signIn('maker@example.org'),
    body: { activity: 'share_post', subject_id: await addResource(server.db) },
  })
  expect(community.status).toBe(404)
  expect(await points()).toBe(0)
})

test('M9 SHR-02 one thing earns points once a day, another earns again', async () => {
  const { share } = await sharer('once@example.org')
  const [first, second] = [await addResource(server.db), await addResource(server.db)]
  expect((await share(first)).body).toEqual({ response: { points: 5, total: 5 } })
  expect((await share(first)).body).toEqual({ response: { points: 0, total: 5 } })
  expect((await share(second)).body).toEqual({ response: { points: 5, total: 10 } })
  expect((await share()).body).toEqual({ response: { points: 5, total: 15 } })
  expect((await share()).body).toEqual({ response: { points: 0, total: 15 } })
  server.advance(DAY)
  const next = await sharer('once@example.org')
  expect((await next.share(first)).body).toEqual({ response: { points: 5, total: 20 } })
})

test('M9 SHR-02 a day earns fifty points at most, also by shares at once', async () => {
  const { share, points } = await sharer('many@example.org')
  const ids: string[] = []
  for (let i = 0; i < 14; i += 1) ids.push(await addResource(server.db))
  const answers = await Promise.all([...ids, ...ids].map((id) => share(id)))
  const earned = answers.map(
    ({ body }) => (body as { response: { points: number } }).response.points,
  )
  expect(earned.filter((given) => given === 5)).toHaveLength(10)
  expect(await points()).toBe(50)
})

test('SHR-02 ROL-03 nobody earns points signed out', async () => {
  const answer = await server.call('POST', '/v1/vidya-points/user-activity-points', {
    body: { activity: 'share_resource' },
  })
  expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})
