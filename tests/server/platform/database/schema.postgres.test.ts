import { expect, test } from 'vitest'
import { changedSchema } from '../../support/database/changed-schema.ts'
import { openTestApp } from '../../support/open-test-app.ts'

test('25.8 the schema that the migrations make on PostgreSQL is what was noted, as on the embedded database', async () => {
	const server = await openTestApp()
	expect(await changedSchema(server.db)).toEqual([])
	await server.close()
})
