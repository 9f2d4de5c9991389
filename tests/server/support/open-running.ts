import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { openServer, type Server } from '#server/open-server.ts'
import { dropTestDatabase, makeTestDatabase } from './database/test-database.ts'

/** Takes what is to be undone; what was given last is undone first. */
type Later = (undo: () => Promise<void>) => unknown

const newFolder = async (later: Later) => {
	const folder = await mkdtemp(join(tmpdir(), 'vidya-running-'))
	later(() => rm(folder, { recursive: true, force: true }))
	return folder
}

const onPostgres = async (postgres: string, template: string | undefined, later: Later) => {
	const own = await makeTestDatabase(postgres, template)
	later(() => dropTestDatabase(postgres, own))
	return { DATABASE_URL: own }
}

/** The environment of an empty database on the PostgreSQL of the tests, until the test ends. */
export const emptyDatabase = (): Promise<Record<string, string>> =>
	onPostgres(inject('testDatabaseUrl'), undefined, onTestFinished)

/**
 * Returns the environment of a migrated, empty database on the test PostgreSQL, or embedded.
 * Migrating takes longer than most tests of a running server.
 * @param later when to remove it; at the end of the test by default
 */
export const migratedDatabase = async (
	later: Later = onTestFinished,
): Promise<Record<string, string>> => {
	const postgres = inject('testDatabaseUrl')
	const template = inject('templateDatabase')
	if (postgres) return onPostgres(postgres, template, later)
	const DATA_DIR = await newFolder(later)
	const database = join(DATA_DIR, 'db')
	mkdirSync(database)
	await promisify(execFile)('tar', ['-xf', template, '-C', database])
	return { DATA_DIR }
}

/**
 * Opens a server like main.ts, without the demo. It closes at the end of the test if the test has
 * not closed it, because its jobs slow down other tests.
 */
export const openRunning = async (env: Record<string, string>): Promise<Server> => {
	const server = await openServer({
		LOG_LEVEL: 'silent',
		DEMO_DATA: 'false',
		MAX_EVENT_LOOP_DELAY_MS: '60000',
		DATA_DIR: env.DATA_DIR ?? (await newFolder(onTestFinished)),
		...env,
	})
	let isClosed = false
	const close = async () => {
		if (isClosed) return
		isClosed = true
		await server.close()
	}
	onTestFinished(close)
	await vi.waitFor(async () => {
		expect((await server.app.inject('/readyz')).statusCode).toBe(200)
	}, 60_000)
	return { ...server, close }
}
