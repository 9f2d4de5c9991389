import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOfEmail } from '#server/account/account.store.ts'
import { CART_LIMIT } from '#server/cart/cart.rules.ts'
import { cartItem, enrolment } from '#server/platform/database/schema/learning.ts'
import { addResource } from './fixtures.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
let token: string
let accountId: string
let n = 0
beforeAll(async () => {
  server = await openTestApp()
})
beforeEach(async () => {
  n += 1
  token = await server.signIn(`cart-${n}@example.org`)
  accountId = (await accountOfEmail(server.db, `cart-${n}@example.org`, server.deps.clock())).id
})
afterAll(() => server.close())

const put = (productId: string, type?: 'remove') =>
  server.call('POST', '/v1/cart/retail', {
    token,
    body: { product_id: productId, ...(type && { type }) },
  })
const count = async () => (await server.call('GET', '/v1/cart/retail-count', { token })).body
const register = (resourceId: string, status: string) =>
  server.db
    .insert(enrolment)
    .values({ accountId, resourceId, status, source: 'register', createdAt: server.deps.clock() })

describe('putting in', () => {
  test.each(['self_paced', 'bundle', 'expert_masterclass', 'live_training'])(
    'CRD-07 %s may be added',
    async (courseType) => {
      const id = await addResource(server.db, { courseType })
      expect(await put(id)).toMatchObject({
        status: 200,
        body: { response: { message: 'Added to cart' } },
      })
      expect(await count()).toBe(1)
    },
  )

  test.each(['webinar', 'micro_resource', 'certification', 'affiliated_product'])(
    'CRD-07 %s is never put into a cart',
    async (courseType) => {
      const id = await addResource(server.db, { courseType })
      expect(await put(id)).toMatchObject({
        status: 409,
        body: {
          code: 'cart-type-refused',
          response: { message: 'This is not sold through the cart. Open it to register' },
        },
      })
      expect(await count()).toBe(0)
    },
  )

  test.each([
    ['expert_masterclass', 'pending', 409],
    ['live_training', 'pending', 409],
    ['live_training', 'confirmed', 409],
    ['self_paced', 'confirmed', 409],
    ['self_paced', 'pending', 200],
    ['bundle', 'confirmed', 409],
  ])('CRD-07 %s with a %s registration answers %i', async (courseType, status, expected) => {
    const id = await addResource(server.db, { courseType })
    await register(id, status)
    const answer = await put(id)
    expect(answer.status).toBe(expected)
    if (expected === 409)
      expect(answer.body).toMatchObject({
        code: 'already-owned',
        response: { message: 'You already have this in My Learning' },
      })
  })

  test('CRD-07 CRT-02 ten presses at once put one thing in', async () => {
    const id = await addResource(server.db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(id)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect(await count()).toBe(1)
  })

  test('CRD-07 a full cart takes no more, and what it holds may be pressed again', async () => {
    const ids = await Promise.all(
      Array.from({ length: CART_LIMIT + 1 }, () => addResource(server.db)),
    )
    await server.db.insert(cartItem).values(
      ids.slice(0, CART_LIMIT - 1).map((resourceId) => ({
        accountId: accountId,
        resourceId,
        createdAt: server.deps.clock(),
      })),
    )
    expect(await put(ids.at(-2)!)).toMatchObject({ status: 200 })
    expect(await put(ids.at(-1)!)).toMatchObject({ status: 409, body: { code: 'cart-full' } })
    expect(await put(ids[0]!)).toMatchObject({ status: 200 })
    expect(await count()).toBe(CART_LIMIT)
  })

  test('CRD-07 what does not exist is said, what is no id is refused', async () => {
    expect(await put('0197a000-0000-7000-8000-000000000001')).toMatchObject({
      status: 404,
      body: { code: 'unknown-product' },
    })
    expect(await put('x')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
  })
})

test('CRD-06 is-added follows the cart, removing says what happened', async () => {
  const id = await addResource(server.db)
  const isAdded = async () =>
    (await server.call('GET', `/v1/cart/retail-isadded?product_id=${id}`, { token })).body
  expect(await isAdded()).toEqual({ is_added: false })
  await put(id)
  expect(await isAdded()).toEqual({ is_added: true })
  expect(await put(id, 'remove')).toMatchObject({
    body: { response: { message: 'Removed from cart' } },
  })
  expect(await put(id, 'remove')).toMatchObject({
    status: 200,
    body: { response: { message: 'This was not in your cart' } },
  })
  expect(await isAdded()).toEqual({ is_added: false })
})

test('CRT-02 the cart names its owner and its things, newest first', async () => {
  const [first, second] = [await addResource(server.db), await addResource(server.db)]
  await put(first)
  server.advance(1000)
  await put(second)
  const cart = (await server.call('GET', '/v1/cart/retail', { token })).body as {
    total: number
    data: Record<string, unknown>[]
  }
  expect(cart.total).toBe(2)
  expect(
    cart.data.map(({ creator_id, webinar_id, course_id }) => ({
      creator_id,
      webinar_id,
      course_id,
    })),
  ).toEqual([second, first].map((id) => ({ creator_id: accountId, webinar_id: id, course_id: id })))
  expect(cart.data[0]!.webinar).toMatchObject({ id: second, is_added: true, price: 49900 })
})

describe('merging a local cart', () => {
  const merge = (course_ids: string[]) =>
    server.call('POST', '/v1/cart/retail/merge', { token, body: { course_ids } })

  test('CRT-02 adds what is new and says why the rest was left out', async () => {
    const [fresh, held, owned, webinar] = [
      await addResource(server.db),
      await addResource(server.db),
      await addResource(server.db),
      await addResource(server.db, { courseType: 'webinar' }),
    ]
    const unknown = '0197a000-0000-7000-8000-000000000001'
    await put(held)
    await register(owned, 'confirmed')
    expect((await merge([fresh, held, owned, webinar, unknown, fresh])).body).toEqual({
      added: [fresh],
      skipped: [
        { course_id: held, reason: 'already-in-cart' },
        { course_id: owned, reason: 'already-owned' },
        { course_id: webinar, reason: 'cart-type-refused' },
        { course_id: unknown, reason: 'unknown-product' },
      ],
    })
    const rows = await server.db.select().from(cartItem).where(eq(cartItem.accountId, accountId))
    expect(rows.map((row) => row.resourceId).sort()).toEqual([fresh, held].sort())
  })

  test('CRT-02 two tabs that merge at once end with one of each', async () => {
    const ids = [await addResource(server.db), await addResource(server.db)]
    const answers = await Promise.all([merge(ids), merge(ids)])
    expect(answers.flatMap((answer) => (answer.body as { added: string[] }).added).sort()).toEqual(
      [...ids].sort(),
    )
    expect(await count()).toBe(2)
  })

  test('CRT-02 a corrupt local cart is refused as a whole', async () => {
    expect(await merge(['not-an-id'])).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    })
  })
})

test('ROL-03 ROL-01 a visitor has no server cart and nobody sees another’s', async () => {
  const id = await addResource(server.db)
  await put(id)
  for (const url of [
    '/v1/cart/retail',
    '/v1/cart/retail-count',
    `/v1/cart/retail-isadded?product_id=${id}`,
  ])
    expect(await server.call('GET', url)).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    })
  const other = await server.signIn('other-cart@example.org')
  expect((await server.call('GET', '/v1/cart/retail', { token: other })).body).toEqual({
    total: 0,
    data: [],
  })
  await server.call('POST', '/v1/cart/retail', {
    token: other,
    body: { product_id: id, type: 'remove' },
  })
  const mine = and(eq(cartItem.accountId, accountId), eq(cartItem.resourceId, id))
  expect(await server.db.select().from(cartItem).where(mine)).toHaveLength(1)
})
