import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// After `npm run gen:migration -- name`: drizzle-kit compares the schema with the newest snapshot
// only, so the older ones go, and the newest has a line a table (25.10). The digest of a new
// migration is noted; it is never edited afterwards (25.8).
const migrations = 'server/platform/database/migrations'
const folder = join(migrations, 'meta')
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
const newest = snapshots.sort().pop()!
for (const name of snapshots) rmSync(join(folder, name))
const { tables, ...rest } = JSON.parse(readFileSync(join(folder, newest), 'utf8'))
const lines = Object.entries(tables).map(
  ([name, table]) => `${JSON.stringify(name)}: ${JSON.stringify(table)}`,
)
const head = JSON.stringify(rest).slice(0, -1)
writeFileSync(join(folder, newest), `${head}, "tables": {\n${lines.join(',\n')}\n}}\n`)

const digests = join(migrations, 'digests.txt')
const noted = readFileSync(digests, 'utf8')
for (const name of readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .sort()) {
  if (noted.includes(`  ${name}\n`)) continue
  const digest = createHash('sha256')
    .update(readFileSync(join(migrations, name)))
    .digest('hex')
  appendFileSync(digests, `${digest}  ${name}\n`)
}
