import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDb, openDb } from '#server/platform/database/open.ts'
import { formSubmission } from '#server/platform/database/schema/request.ts'
import { addResource } from './fixtures.ts'
import { type Running, startProcess, startRoundRobin } from './round-robin.ts'
import { dropTestDatabase, makeTestDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidya-two-'))
let own: string
let database: OpenDb
let servers: Running[]
let proxy: Awaited<ReturnType<typeof startRoundRobin>>
beforeAll(async () => {
  own = await makeTestDatabase(inject('testDatabaseUrl'))
  const start = (port: number) =>
    startProcess(port, {
      DATABASE_URL: own,
      DATA_DIR: join(folder, String(port)),
      TRUST_PROXY: '1',
      RATE_LIMIT: '5000',
      DRAIN_MS: '500',
      PUBLIC_URL: 'http://vidya.test',
    })
  servers = await Promise.all([start(4321), start(4322)])
  database = await openDb(own)
  proxy = await startRoundRobin(servers.map(({ port }) => port))
})
afterAll(async () => {
  proxy.close()
  for (const server of servers) await server.stop()
  await database.close()
  await dropTestDatabase(inject('testDatabaseUrl'), own)
  rmSync(folder, { recursive: true, force: true })
})

const call = async (
  method: 'GET' | 'POST',
  path: string,
  more: { body?: unknown; headers?: Record<string, string> } = {},
) => {
  const answer = await fetch(proxy.origin + path, {
    method,
    headers: {
      ...(more.body !== undefined && { 'content-type': 'application/json' }),
      ...more.headers,
    },
    ...(more.body !== undefined && { body: JSON.stringify(more.body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null, headers: answer.headers }
}

const signIn = async (email: string) => {
  await call('POST', '/v1/session/links', { body: { email } })
  const [mail] = (await call('GET', `/dev/mail.json?to=${email}`)).body
  const token = new URL(mail.links[0]).searchParams.get('token')
  const opened = await call('POST', `/v1/session/links/${token}/consume`)
  return {
    authorization: `Bearer ${opened.body.access_token}`,
    cookie: opened.headers.getSetCookie()[0]!.split(';')[0]!,
  }
}

test('S10 a session, a cart and an order are the same on both processes', async () => {
  const product = await addResource(database.db, { price: 49_900 })
  const { authorization, cookie } = await signIn('two@example.org')
  const headers = { authorization }
  const added = await call('POST', '/v1/cart/retail', { headers, body: { product_id: product } })
  expect(added.status).toBe(200)
  for (let n = 0; n < 4; n += 1)
    expect((await call('GET', '/v1/cart/retail-count', { headers })).body).toBe(1)
  const quote = await call('POST', '/v1/purchase/quote', {
    headers,
    body: { product_id: [product] },
  })
  const buyer = { name: 'Asha', email: 'two@example.org', phone: '+919822012345' }
  const order = await call('POST', '/v1/razorpay/retail-spc', {
    headers,
    body: { ...buyer, product_id: [product], expected_total: quote.body.total },
  })
  expect(order.status).toBe(200)
  for (let n = 0; n < 4; n += 1)
    expect((await call('GET', `/v1/orders/${order.body.order_id}`, { headers })).status).toBe(200)
  expect((await call('POST', '/v1/session/refresh', { headers: { cookie } })).status).toBe(200)
  expect((await call('POST', '/v1/session/logout', { headers })).status).toBe(204)
  for (let n = 0; n < 4; n += 1)
    expect((await call('GET', '/v1/orders', { headers })).status).toBe(401)
})

test('A3 M8 login links are counted over both processes', async () => {
  const ask = () => call('POST', '/v1/session/links', { body: { email: 'counted@example.org' } })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(202),
    ...Array(15).fill(429),
  ])
  expect((await call('GET', '/dev/mail.json?to=counted@example.org')).body).toHaveLength(5)
})

test('A2 one key sent to both processes at once does the work once', async () => {
  const data = {
    fullName: 'Asha Kulkarni',
    schoolName: 'Modern School',
    email: 'asha@example.org',
    mobile: '+919822012345',
    preferredDay: 'Monday',
    preferredTime: '9am-10am',
    purpose: 'Training',
    currentUrl: '/learning',
    timestamp: '2026-11-20T10:00:00Z',
  }
  const headers = { 'idempotency-key': 'two-processes' }
  const send = () => call('POST', '/v1/sheet-storage', { headers, body: { data } })
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true)
  expect(await database.db.$count(formSubmission)).toBe(1)
})

test('S9 each job has one schedule, whichever process made it', async () => {
  const { rows } = (await database.db.execute(
    sql`SELECT name, count(*)::int AS schedules FROM pgboss.schedule GROUP BY name ORDER BY name`,
  )) as unknown as { rows: { name: string; schedules: number }[] }
  expect(rows.map(({ schedules }) => schedules)).toEqual(rows.map(() => 1))
  expect(rows.map(({ name }) => name)).toContain('forget-old-rows')
})

test('S4 one of two processes stops during a thousand requests and none fails', async () => {
  const before = [...proxy.served.values()]
  expect(before.map((requests) => requests > 0)).toEqual([true, true])
  const { authorization } = await signIn('thousand@example.org')
  const failed: number[] = []
  let sent = 0
  let exit: Promise<number | null> | undefined
  const worker = async () => {
    while (sent < 1000) {
      sent += 1
      if (sent === 300) exit = servers[0]!.stop()
      const path = sent % 2 ? '/v1/cart/retail-count' : '/v1/learning/all?limit=9'
      const { status } = await call('GET', path, { headers: { authorization } })
      if (status !== 200) failed.push(status)
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  expect(failed).toEqual([])
  expect(await exit).toBe(0)
})
