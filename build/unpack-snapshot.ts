import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

// Before `npm run gen:migration -- name`: drizzle-kit reads the snapshot that pack-snapshot.ts
// packed, and no other file beside it.
const folder = 'server/platform/database/migrations/meta'
for (const packed of readdirSync(folder).filter((name) => name.endsWith('.gz'))) {
	const place = join(folder, packed)
	writeFileSync(place.slice(0, -3), gunzipSync(readFileSync(place)))
	rmSync(place)
}
