import { join } from 'node:path'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/database/open.ts'
import { checkAudit } from './audit.service.ts'

// `npm run audit`: recomputes the audit log's hashes. Ends with 1 if an entry was changed.
try {
	const config = readConfig(process.env)
	const database = await openDb(config.DATABASE_URL ?? join(config.DATA_DIR, 'db'))
	const { entries, brokenAt } = await checkAudit(database.db)
	await database.close()
	if (brokenAt !== null)
		throw new Error(
			`The audit log was changed: entry ${brokenAt} does not follow from those before.`,
		)
	console.info(`The audit log is whole: ${entries} entries.`)
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error))
	process.exit(1)
}
