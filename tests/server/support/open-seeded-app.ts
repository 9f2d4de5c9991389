import { openSeeded } from './database/seeded-database.ts'
import { openAppOn, type TestApp } from './open-test-app.ts'

/** A server on a fresh database that holds the whole demo (no pictures are drawn). */
export const openSeededApp = (env: Record<string, string> = {}): Promise<TestApp> =>
	openAppOn(openSeeded, env)

/** The address of a demo account. */
export const demo = (name: string): string => `${name}@demo.vidya.test`
