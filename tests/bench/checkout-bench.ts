import { type ChildProcess, spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { openDb } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { accessToken, session } from '#server/platform/database/schema/session.ts'
import { hashOf } from '#server/session/token.rules.ts'
import { nodeFlags } from './running.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    port: { type: 'string', default: '4319' },
    buyers: { type: 'string', default: '40' },
    each: { type: 'string', default: '40' },
    connections: { type: 'string', default: '10' },
  },
})
const url = values.database
if (!url) throw new Error('--database postgres://… (an empty database) is needed')
const [buyers, each, connections] = [values.buyers, values.each, values.connections].map(Number)
const origin = `http://127.0.0.1:${values.port}`

/** Signed-in buyers and things to buy, written straight into the database. */
const prepare = async () => {
  const { db, close } = await openDb(url)
  const now = new Date()
  const people = Array.from({ length: buyers! }, (_, i) => ({
    email: `bench-${i}@example.org`,
    displayName: `Bench ${i}`,
    createdAt: now,
  }))
  const accounts = await db.insert(account).values(people).returning({ id: account.id })
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const sessions = accounts.map(({ id }) => ({
    accountId: id,
    familyHash: id,
    refreshHash: id,
    createdAt: now,
    expiresAt,
  }))
  const devices = await db.insert(session).values(sessions).returning()
  await db.insert(accessToken).values(
    devices.map(({ id, accountId }, i) => ({
      tokenHash: hashOf(`bench-token-${i}`),
      sessionId: id,
      accountId,
      expiresAt,
    })),
  )
  const things = Array.from({ length: each! }, (_, i) => ({
    slug: `bench-${i}`,
    slugtitle: `bench-${i}`,
    title: `Bench ${i}`,
    summary: 'A summary.',
    description: 'A description.',
    courseType: 'self_paced',
    subject: 'mathematics',
    price: 100_000,
    instructorName: 'Meera Iyer',
    publishedAt: now,
  }))
  const products = await db.insert(resource).values(things).returning({ id: resource.id })
  await close()
  return products.map(({ id }) => id)
}

const start = async (): Promise<ChildProcess> => {
  const env = { ...process.env, DATABASE_URL: url, PORT: values.port, RATE_LIMIT: '100000000' }
  const child = spawn('node', [...nodeFlags(), 'server/main.ts'], {
    env: { ...env, LOG_LEVEL: 'error', DEMO_DATA: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`${origin}/v1/discounts`).catch(() => null)) return child
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the server did not start')
}

const spent = { order: 0, pay: 0, verify: 0 }

const post = async (what: keyof typeof spent, path: string, token: string, body: object) => {
  const began = performance.now()
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as { pg_order_id: string; callback: object; status: string }
  spent[what] += performance.now() - began
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${JSON.stringify(read)}`)
  return read
}

/** Order, payment in the sandbox (which tells the shop by webhook), and the callback of the page: enrolled. */
const checkout = async (token: string, product: string) => {
  const made = await post('order', '/v1/razorpay/retail-spc', token, {
    product_id: [product],
    expected_total: 118_000,
    name: 'Asha Rao',
    email: 'asha@example.org',
    phone: '+919876543210',
  })
  const choice = { id: made.pg_order_id, choice: 'pay' }
  const { callback } = await post('pay', '/sandbox/choose', token, choice)
  const { status } = await post('verify', '/v1/razorpay/verify', token, callback)
  if (status !== 'paid') throw new Error(`the receipt says ${status}`)
}

const products = await prepare()
const server = await start()
const all = products.flatMap((product) =>
  Array.from({ length: buyers! }, (_, i) => ({ token: `bench-token-${i}`, product })),
)
const queue = all.values()
const began = performance.now()
await Promise.all(
  Array.from({ length: connections! }, async () => {
    for (const { token, product } of queue) await checkout(token, product)
  }),
)
const seconds = (performance.now() - began) / 1000
server.kill('SIGTERM')
const mean = (ms: number) => `${(ms / all.length).toFixed(1)} ms`
console.info(
  `${all.length} checkouts in ${seconds.toFixed(1)} s: ${Math.round(all.length / seconds)} a second at ${connections} connections`,
)
console.info(
  `order ${mean(spent.order)}, sandbox and webhook ${mean(spent.pay)}, verify ${mean(spent.verify)}`,
)
