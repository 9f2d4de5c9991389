import { seedIfEmpty } from '#server/demo/seed.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

/** A server on a fresh database that holds the whole demo (no pictures are drawn). */
export const openSeededApp = async (env: Record<string, string> = {}): Promise<TestApp> => {
  const server = await openTestApp(env)
  await seedIfEmpty(server.db, { now: server.deps.clock() })
  return server
}

/** The address of a demo account. */
export const demo = (name: string): string => `${name}@demo.vidya.test`
