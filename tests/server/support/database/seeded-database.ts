import { existsSync } from 'node:fs'
import { inject } from 'vitest'
import { openDemo } from '#demo/open-demo.ts'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { openQuestions } from '#server/people/profile/profile.service.ts'
import { openDb } from '#server/platform/database/open.ts'
import { beginning } from '../open-test-app.ts'
import { type FreshDatabase, handlesOf, openCopy } from './fresh-database.ts'
import { openEmbedded } from './open-embedded.ts'
import { saveTemplate } from './template-files.ts'
import { isThere, makeTestDatabase, renameTestDatabase, seededOf } from './test-database.ts'

/** As a start without the demo leaves a shop, then with it: the first lists are there already. */
const seed = async ({ db }: FreshDatabase) => {
	await openReference(db)
	await openQuestions(db)
	await openDemo(db, { now: beginning })
}

const fromFile = async (template: string): Promise<FreshDatabase> => {
	const seeded = seededOf(template)
	if (!existsSync(seeded)) {
		const client = await openEmbedded(template)
		await seed(handlesOf(client))
		await saveTemplate(client, seeded)
	}
	return handlesOf(await openEmbedded(seeded))
}

const fromPostgres = async (postgres: string, template: string): Promise<FreshDatabase> => {
	const seeded = seededOf(template)
	if (!(await isThere(postgres, seeded))) {
		const own = await makeTestDatabase(postgres, template)
		const opened = await openDb(own, 60_000)
		await seed(opened)
		await opened.close()
		await renameTestDatabase(postgres, own, seeded)
	}
	return openCopy(postgres, seeded)
}

/**
 * Opens a database with the whole demo, without covers. The first caller of a run seeds it and
 * saves a template for the others; a caller that comes meanwhile seeds its own.
 */
export const openSeeded = (): Promise<FreshDatabase> => {
	const postgres = inject('testDatabaseUrl')
	const template = inject('templateDatabase')
	return postgres ? fromPostgres(postgres, template) : fromFile(template)
}
