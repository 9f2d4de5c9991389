import { join } from 'node:path'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/database/open.ts'
import { forgetOwnersFactor, makeOwner } from './staff.service.ts'

const FORGET = '--forget-second-factor'

// `npm run owner -- ADDRESS`: makes the account of a mail address an owner of the shop (DSK-01).
// With --forget-second-factor it deletes the account's second factor instead (DSK-02).
const words = process.argv.slice(2)
const email = words.find((word) => word !== FORGET)
try {
	if (!email) throw new Error('Name an address: npm run owner -- asha@example.org')
	const config = readConfig(process.env)
	const database = await openDb(config.DATABASE_URL ?? join(config.DATA_DIR, 'db'))
	try {
		if (words.includes(FORGET)) {
			await forgetOwnersFactor(database.db, email, new Date())
			console.info(`${email} sets up a new app at the next sign-in.`)
		} else {
			const isNew = await makeOwner(database.db, email, new Date())
			console.info(isNew ? `${email} is an owner now.` : `${email} is an owner already.`)
		}
	} finally {
		await database.close()
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error))
	process.exit(1)
}
