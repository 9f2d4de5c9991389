import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDb } from '#server/platform/database/open.ts'
import { openDb } from '#server/platform/database/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidya-embedded-'))
let database: OpenDb
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	database = await openDb(join(folder, 'db'))
})
afterAll(async () => {
	await database.close()
	vi.useRealTimers()
	rmSync(folder, { recursive: true, force: true })
})

/** Bytes of log that a start after a power cut would replay. */
const replay = async () => {
	const { rows } = (await database.db.execute(
		sql`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int AS bytes FROM pg_control_checkpoint()`,
	)) as unknown as { rows: { bytes: number }[] }
	return rows[0]!.bytes
}
const write = () =>
	database.db.execute(
		sql`INSERT INTO tag (id, slug, name) SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid() FROM generate_series(1, 5000)`,
	)

test('S7 what was written is replayed for a quarter of a minute at most, and nothing of the demo', async () => {
	await write()
	expect(await replay()).toBeGreaterThan(500_000)
	vi.advanceTimersByTime(15_000)
	expect(await replay()).toBeLessThan(10_000)
	await database.exclusively(async () => {
		await write()
	})
	expect(await replay()).toBeLessThan(10_000)
})
