import { readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgottenBefore } from '#server/journey/journey.rules.ts'
import { forgetOldRows, retention } from '#server/platform/database/retention.store.ts'
import { idempotency, mail, rateLimit } from '#server/platform/database/schema/delivery.ts'
import { loginLink, session } from '#server/platform/database/schema/session.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000

test('7 docs/operations.md says how long rows are kept', () => {
  const text = readFileSync('docs/operations.md', 'utf8').split('## How long rows are kept')[1]!
  const written = [...text.matchAll(/^\| ([a-z_ ]+) \| (\d+) \|/gm)].map(([, rows, days]) => [
    rows,
    Number(days),
  ])
  const now = new Date('2026-11-20T00:00:00Z')
  const journeys = (now.getTime() - forgottenBefore(now).getTime()) / DAY_MS
  expect(written).toEqual([
    ...retention.map(({ rows, days }) => [rows, days]),
    ['journey', journeys],
  ])
  expect(retention.map(({ rows, table }) => rows.split(' ')[0] === getTableName(table))).toEqual(
    retention.map(() => true),
  )
})

test('7 rows are deleted when their time is over, more than a portion of them, and no earlier', async () => {
  await server.signIn('kept@example.org')
  const createdAt = server.deps.clock()
  await server.db.insert(idempotency).values(
    Array.from({ length: 1500 }, (_, n) => ({
      owner: 'visitor',
      key: `key-${n}`,
      requestHash: 'x',
      claim: '0197a000-0000-7000-8000-000000000001',
      leaseUntil: createdAt,
      createdAt,
    })),
  )
  const counts = async () => ({
    keys: await server.db.$count(idempotency),
    limits: await server.db.$count(rateLimit),
    links: await server.db.$count(loginLink),
    sessions: await server.db.$count(session),
    mails: await server.db.$count(mail),
  })
  const forget = () => forgetOldRows(server.db, server.deps.clock())
  const all = { keys: 1500, limits: 2, links: 1, sessions: 1, mails: 1 }
  expect([await forget(), await counts()]).toEqual([0, all])
  server.advance(DAY_MS + 1)
  expect(await forget()).toBe(1503)
  expect(await counts()).toEqual({ ...all, keys: 0, limits: 0 })
  server.advance(7 * DAY_MS)
  await forget()
  expect(await counts()).toEqual({ keys: 0, limits: 0, links: 0, sessions: 1, mails: 0 })
  server.advance(28 * DAY_MS)
  await forget()
  expect((await counts()).sessions).toBe(1)
  server.advance(DAY_MS)
  await forget()
  expect((await counts()).sessions).toBe(0)
})
