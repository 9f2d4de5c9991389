import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addResource } from './fixtures.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('S2 CAT-07 misspelt searches that cannot go on hold up no cart, and end by themselves', async () => {
  const token = await server.signIn('beside-a-storm@example.org')
  const id = await addResource(server.db)
  const statuses = await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table search_word in access exclusive mode`)
    const searches = Array.from({ length: 30 }, (_, n) =>
      server.call('GET', `/v1/learning/all?search=fractoins%20${n}`),
    )
    const added = await server.call('POST', '/v1/cart/retail', { token, body: { product_id: id } })
    expect(added).toMatchObject({ status: 200, body: { response: { message: 'Added to cart' } } })
    return (await Promise.all(searches)).map(({ status, body }) => [
      status,
      (body as { code: string }).code,
    ])
  })
  expect(statuses).toEqual(Array(30).fill([503, 'busy']))
})
