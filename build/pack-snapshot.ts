import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// After `npm run gen:migration -- name`: drizzle-kit compares the schema with the newest snapshot
// only, so the older ones go, and the newest is packed, for nobody reads it (25.10). The digest of
// a new migration is noted; it is never edited afterwards (25.8).
const migrations = 'server/platform/database/migrations'
const folder = join(migrations, 'meta')
const names = readdirSync(folder)
const newest = names
	.filter((name) => name.endsWith('_snapshot.json'))
	.sort()
	.at(-1)
if (newest) {
	const snapshot = JSON.parse(readFileSync(join(folder, newest), 'utf8'))
	for (const name of names) if (name.includes('_snapshot.')) rmSync(join(folder, name))
	const packed = gzipSync(JSON.stringify(snapshot), { level: 9 })
	writeFileSync(join(folder, `${newest}.gz`), packed)
}

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
