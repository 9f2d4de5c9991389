import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

// Before `npm run gen:migration -- name`: drizzle-kit reads the snapshot that pack-snapshot.ts
// packed.
const folder = 'server/platform/database/migrations/meta'
for (const name of readdirSync(folder))
  if (name.endsWith('.gz'))
    writeFileSync(join(folder, name.slice(0, -3)), gunzipSync(readFileSync(join(folder, name))))
