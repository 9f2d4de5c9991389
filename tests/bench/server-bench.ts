import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from './bare-server.ts'
import { type Case, makeCases } from './cases.ts'
import { enrolEverybody, growCatalogue } from './grow.ts'
import { browserHeaders, type Load, load, type Request } from './load.ts'
import { openDatabase } from './open-database.ts'
import { signInAll } from './readers.ts'
import { type Running, start } from './running.ts'
import type { Statement } from './statements.ts'

/** One kind of request at one number of connections: ours, the same statements and bytes bare, one simplest statement and the same bytes. */
export type Comparison = {
  database: 'pglite' | 'postgres'
  size: number
  name: string
  connections: number
  ours: Load
  same: Load
  simplest: Load
  ratio: number
  target: number
  /** Of one request asked alone: statements, ms in the driver, ms elsewhere, bytes sent. */
  alone: { statements: number; sqlMs: number; nodeMs: number; bytes: number }
  /** Mean ms of the first time that each request is asked: its total is counted then. */
  firstMs: number | undefined
}

/** What is to be measured. */
export type Plan = {
  database: 'pglite' | 'postgres'
  size: number
  only: string[]
  seconds: number
  /** Of PostgreSQL: a server in which databases may be made. */
  url: string
  folder: string
}

const PORT = 4330

const mean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const kept = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag']

const send = async (origin: string, { method, path, body, headers }: Request) => {
  const { request } = await import('node:http')
  return new Promise<{ status: number; bytes: Buffer; headers: Record<string, string> }>(
    (resolve, reject) => {
      const sent = request(origin + path, { method, headers: { ...browserHeaders, ...headers } })
      sent.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            bytes: Buffer.concat(parts),
            headers: Object.fromEntries(
              kept.flatMap((name) =>
                answer.headers[name] ? [[name, String(answer.headers[name])]] : [],
              ),
            ),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

/** Asks all once, one by one, so that totals are remembered and plans made; mean ms of such a first request. */
const askAll = async (ours: Running, requests: Request[]): Promise<number> => {
  const begun = performance.now()
  for (const request of requests) await send(ours.origin, request)
  return (performance.now() - begun) / requests.length
}

/** Asks requests one by one and keeps what ours does for each. */
const record = async (ours: Running, requests: Request[]) => {
  const recorded: Recorded[] = []
  const sql: number[] = []
  const node: number[] = []
  for (const request of requests) {
    await ours.ask('record')
    const begun = performance.now()
    const { status, bytes, headers } = await send(ours.origin, request)
    const ms = performance.now() - begun
    if (status >= 300)
      throw new Error(`${request.method} ${request.path} answered ${status} ${bytes}`)
    const statements = await ours.ask<Statement[]>('recorded')
    recorded.push({ statements, headers, body: bytes.toString('base64') })
    const inSql = statements.reduce((sum, statement) => sum + statement.ms, 0)
    sql.push(inSql)
    node.push(ms - inSql)
  }
  const alone = {
    statements: mean(recorded.map(({ statements }) => statements.length)),
    sqlMs: mean(sql),
    nodeMs: mean(node),
    bytes: Math.round(mean(recorded.map(({ body }) => (body.length * 3) / 4))),
  }
  return { recorded, alone }
}

const measure = async (
  plan: Plan,
  one: Case,
  { ours, bare }: { ours: Running; bare: Running },
): Promise<Comparison[]> => {
  const reset = async () => {
    for (const sql of one.reset ?? []) {
      await ours.ask({ sql })
      await bare.ask({ sql })
    }
  }
  await reset()
  const firstMs = one.once ? undefined : await askAll(ours, one.requests)
  const { recorded, alone } = await record(ours, one.requests)
  writeFileSync(join(plan.folder, `${one.name}.json`), JSON.stringify(recorded))
  await fetch(`${bare.origin}/plan/${encodeURIComponent(one.name)}`)
  await reset()
  const probe = await send(bare.origin, {
    ...one.requests[0]!,
    path: `/same/${encodeURIComponent(one.name)}/0`,
  })
  if (probe.status >= 300) throw new Error(`The reference answers ${one.name} ${probe.bytes}`)
  const bareRequests = (kind: 'same' | 'simplest' | 'bytes'): Request[] =>
    one.requests.map(({ method, headers, body }, n) => ({
      method,
      path: `/${kind}/${encodeURIComponent(one.name)}/${n % recorded.length}`,
      ...(headers && { headers }),
      ...(body && { body }),
    }))
  const results: Comparison[] = []
  for (const connections of [10, 50]) {
    const how = { connections, seconds: plan.seconds, once: one.once ?? false }
    await reset()
    const same = await load(bare.origin, bareRequests(one.cached ? 'bytes' : 'same'), how)
    await reset()
    const measured = await load(ours.origin, one.requests, how)
    const simplest = await load(bare.origin, bareRequests('simplest'), how)
    results.push({
      database: plan.database,
      size: plan.size,
      name: one.name,
      connections,
      ours: measured,
      same,
      simplest,
      ratio: measured.requestsPerSecond / same.requestsPerSecond,
      target: one.target,
      alone,
      firstMs,
    })
  }
  await reset()
  return results
}

/** A search storm of 50 connections beside one client that adds to its cart; p99 of the cart in ms, asked alone and in the storm. */
const storm = async (plan: Plan, ours: Running, cases: Case[]) => {
  const find = (name: string) => cases.find((one) => one.name === name)!
  const cart = find('cart').requests.slice(0, 400)
  const one = { connections: 1, seconds: plan.seconds, once: true }
  const alone = await load(ours.origin, cart, one)
  const searches = [...find('search').requests, ...find('misspelt').requests]
  const stormy = load(ours.origin, searches, {
    connections: 50,
    seconds: plan.seconds + 2,
    once: false,
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const beside = await load(ours.origin, cart.slice(0, 200), one)
  return { alone: alone.p99, beside: beside.p99, searches: await stormy }
}

/** Figures of one database at one size. */
export type Figures = {
  comparisons: Comparison[]
  storm?: { alone: number; beside: number; searches: Load }
  startMs: number
  megabytes: number
}

/** Grows a fresh database to a size and measures the wanted kinds of requests on it. */
export const benchServer = async (
  plan: Plan,
  tell: (one: Comparison) => void,
): Promise<Figures> => {
  const database = await openDatabase(plan)
  const { db, run, close } = await database.open()
  await growCatalogue(run, plan.size)
  const readers = await signInAll(db, 'reader', 40)
  const buyers = await signInAll(db, 'buyer', 40)
  await enrolEverybody(run, plan.size)
  await run(
    "delete from lesson_done where enrolment_id in (select e.id from enrolment e join account a on a.id = e.account_id where a.email like 'buyer-%')",
  )
  await run(
    "delete from enrolment where account_id in (select id from account where email like 'buyer-%')",
  )
  await run('VACUUM ANALYZE enrolment')
  const cases = await makeCases(run, readers, buyers)
  await close()
  const wanted = cases.filter(({ name }) => plan.only.length === 0 || plan.only.includes(name))
  const env = {
    ...database.env,
    LOGIN_LINK_LIMIT: '100000000',
    RATE_LIMIT: '2000000000',
    DEMO_DATA: 'false',
  }
  const copy = await database.copy()
  const bare = await start('tests/bench/bare-server.ts', PORT + 1, {
    BENCH_DB: copy,
    BENCH_PLANS: plan.folder,
  })
  const figures: Figures = { comparisons: [], startMs: 0, megabytes: 0 }
  try {
    for (const cached of [false, true]) {
      const some = wanted.filter((one) => (one.cached ?? false) === cached)
      const isStorm = !cached && (plan.only.length === 0 || plan.only.includes('storm'))
      if (some.length === 0 && !isStorm) continue
      const cacheEnv: Record<string, string> = cached ? {} : { PUBLIC_ANSWERS: '0' }
      const ours = await start('tests/bench/our-server.ts', PORT, { ...env, ...cacheEnv })
      try {
        for (const one of some)
          for (const comparison of await measure(plan, one, { ours, bare })) {
            figures.comparisons.push(comparison)
            tell(comparison)
          }
        if (isStorm) figures.storm = await storm(plan, ours, cases)
        figures.startMs = ours.startMs
        figures.megabytes = await ours.ask<number>('memory')
      } finally {
        await ours.stop()
      }
    }
  } finally {
    await bare.stop()
    await database.drop()
  }
  return figures
}
