import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { type Load, load } from './load.ts'

/** One operation, ours beside the bare server's, at one number of connections. */
export type Comparison = {
  database: string
  operation: string
  connections: number
  ours: Load
  bare: Load
  ratio: number
}

type Running = { process: ChildProcess; origin: string }

const start = async (
  script: string,
  port: number,
  env: Record<string, string>,
  ready: string,
): Promise<Running> => {
  const child = spawn('node', [script], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000000',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(origin + ready).catch(() => null)) return { process: child, origin }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill('SIGKILL')
  throw new Error(`${script} did not start`)
}

const stop = (running: Running) =>
  new Promise((resolve) => {
    running.process.once('exit', resolve)
    running.process.kill('SIGTERM')
  })

const json = { 'content-type': 'application/json' }

const signIn = async (origin: string) => {
  const email = `bench-${process.pid}-${Math.floor(performance.now())}@example.org`
  await fetch(`${origin}/v1/session/links`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email }),
  })
  const [mail] = (await (await fetch(`${origin}/dev/mail.json?to=${email}`)).json()) as {
    links: string[]
  }[]
  const token = new URL(mail!.links[0]!).searchParams.get('token')
  const answer = await fetch(`${origin}/v1/session/links/${token}/consume`, { method: 'POST' })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const info = (await (await fetch(`${origin}/v1/user/info`, { headers })).json()) as { id: string }
  return { token: access_token, account: info.id }
}

/** Starts ours and the bare server on the same rows and loads both in turn. */
export const benchServer = async (
  database: 'pglite' | 'postgres',
  folder: string,
  databaseUrl: string,
): Promise<Comparison[]> => {
  const data = join(folder, database)
  const env: Record<string, string> = {
    DATA_DIR: data,
    DATABASE_URL: database === 'postgres' ? databaseUrl : '',
    DEMO_DATA: 'true',
  }
  let ours = await start('server/main.ts', 4310, env, '/v1/reference')
  const { token, account } = await signIn(ours.origin)
  const list = (await (
    await fetch(`${ours.origin}/v1/learning/all?type=self_paced&limit=9`)
  ).json()) as {
    data: { id: string; slugtitle: string }[]
  }
  if (database === 'pglite') {
    await stop(ours)
    cpSync(join(data, 'db'), join(folder, 'bare'), { recursive: true })
    ours = await start('server/main.ts', 4310, env, '/v1/reference')
  }
  const bare = await start(
    'tests/bench/bare-server.ts',
    4311,
    { BENCH_DB: database === 'postgres' ? databaseUrl : join(folder, 'bare') },
    '/list',
  )
  const authorization = `Bearer ${token}`
  const slug = list.data[0]!.slugtitle
  const operations = [
    {
      name: 'list with a filter',
      ours: [{ method: 'GET' as const, path: '/v1/learning/all?type=self_paced&limit=9&offset=0' }],
      bare: [{ method: 'GET' as const, path: '/list' }],
    },
    {
      name: 'detail',
      ours: [{ method: 'GET' as const, path: `/v1/courses/${slug}` }],
      bare: [{ method: 'GET' as const, path: `/detail/${slug}` }],
    },
    {
      name: 'add to cart',
      ours: list.data.map(({ id }) => ({
        method: 'POST' as const,
        path: '/v1/cart/retail',
        headers: { ...json, authorization },
        body: JSON.stringify({ product_id: id }),
      })),
      bare: list.data.map(({ id }) => ({
        method: 'POST' as const,
        path: '/cart',
        headers: json,
        body: JSON.stringify({ account, product: id }),
      })),
    },
  ]
  const results: Comparison[] = []
  for (const operation of operations)
    for (const connections of [10, 50]) {
      const measuredBare = await load(bare.origin, operation.bare, connections)
      const measuredOurs = await load(ours.origin, operation.ours, connections)
      const ratio = Number(
        (measuredOurs.requestsPerSecond / measuredBare.requestsPerSecond).toFixed(2),
      )
      results.push({
        database,
        operation: operation.name,
        connections,
        ours: measuredOurs,
        bare: measuredBare,
        ratio,
      })
    }
  await Promise.all([stop(ours), stop(bare)])
  return results
}
