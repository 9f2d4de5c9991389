import { join } from 'node:path'
import { makeOwner } from '#server/people/staff/staff.service.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/database/open.ts'

// `npm run owner -- ADDRESS`: makes the account of a mail address an owner of the shop (DSK-01).
const [email] = process.argv.slice(2)
try {
  if (!email) throw new Error('Name an address: npm run owner -- asha@example.org')
  const config = readConfig(process.env)
  const database = await openDb(config.DATABASE_URL ?? join(config.DATA_DIR, 'db'))
  try {
    const isNew = await makeOwner(database.db, email, new Date())
    console.info(isNew ? `${email} is an owner now.` : `${email} is an owner already.`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
