import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { openDb } from '#server/platform/database/open.ts'
import { openQueue } from '#server/platform/jobs/queue.ts'
import { openEmbedded } from './open-embedded.ts'
import { saveTemplate } from './template-files.ts'
import { dropTestDatabase, makeTestDatabase, seededOf } from './test-database.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A PostgreSQL to make databases in, or empty for PGlite. */
		testDatabaseUrl: string
		/**
		 * The template of every test database: the URL of a migrated database, or a file for PGlite.
		 */
		templateDatabase: string
	}
}

const ofPostgres = async (url: string) => {
	const template = await makeTestDatabase(url)
	const { jobs, close } = await openDb(template)
	const queue = await openQueue(await jobs(), console, false)
	await queue.stop()
	await close()
	const remove = async () => {
		await dropTestDatabase(url, template)
		await dropTestDatabase(url, seededOf(template))
	}
	return { template, remove }
}

const ofPglite = async () => {
	const client = await openEmbedded()
	await migrate(drizzle(client), { migrationsFolder: 'server/platform/database/migrations' })
	const queue = await openQueue({ db: fromPglite(client), backend: 'pglite' }, console, false)
	await queue.stop()
	const template = join(tmpdir(), `vidya-template-${process.pid}-${Date.now()}.tar`)
	await saveTemplate(client, template)
	const remove = async () => {
		await rm(template, { force: true })
		await rm(seededOf(template), { force: true })
	}
	return { template, remove }
}

/** Migrates one database before the tests of a run; each test copies it. */
export default async (project: TestProject) => {
	const url = project.config.provide.testDatabaseUrl
	const { template, remove } = await (url ? ofPostgres(url) : ofPglite())
	project.provide('templateDatabase', template)
	return remove
}
