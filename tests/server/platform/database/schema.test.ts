import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, test } from 'vitest'
import { changedSchema } from '../../support/database/changed-schema.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const database = 'server/platform/database'

const server = await openFileApp()

describe('25.8 the schema that the migrations make on the embedded database', () => {
	test('is what was noted, table by table', async () => {
		expect(await changedSchema(server.db)).toEqual([])
	})

	test('has everything that the code declares, so that nothing is left to generate', async () => {
		const declared: Record<string, unknown> = {}
		for (const file of globSync('server/**/*.tables.ts'))
			Object.assign(declared, await import(join(process.cwd(), file)))
		const newest = readdirSync(`${database}/migrations/meta`)
			.filter((name) => name.endsWith('_snapshot.json.gz'))
			.sort()
			.at(-1)!
		const packed = readFileSync(`${database}/migrations/meta/${newest}`)
		const snapshot = JSON.parse(gunzipSync(packed).toString())
		expect(Object.keys(snapshot.tables).length).toBeGreaterThan(80)
		expect(await generateMigration(snapshot, generateDrizzleJson(declared))).toEqual([])
	})
})
