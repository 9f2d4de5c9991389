import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, vi } from 'vitest'
import { openServer, type Server } from '#server/open-server.ts'
import { dropTestDatabase, makeTestDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidya-running-'))
const cleanUp: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const undo of cleanUp.reverse()) await undo()
  rmSync(folder, { recursive: true, force: true })
})

/** The environment of an empty database: a new one on the PostgreSQL of the tests, else the embedded one. */
export const emptyDatabase = async (): Promise<Record<string, string>> => {
  const postgres = inject('testDatabaseUrl')
  if (!postgres) return {}
  const own = await makeTestDatabase(postgres)
  cleanUp.push(() => dropTestDatabase(postgres, own))
  return { DATABASE_URL: own }
}

let opened = 0

/** Opens a server as main.ts does, without the demo; it is closed after the file unless the test has closed it. */
export const openRunning = async (env: Record<string, string>): Promise<Server> => {
  opened += 1
  const server = await openServer({
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    DATA_DIR: join(folder, String(opened)),
    ...env,
  })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await server.close()
  }
  cleanUp.push(close)
  await vi.waitFor(async () => {
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  }, 60_000)
  return { ...server, close }
}
