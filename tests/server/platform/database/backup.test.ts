import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { backUp, restore } from '#server/platform/backup/backup.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/database/open.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { readWhole } from '#server/platform/storage/read-whole.ts'
import { dropTestDatabase, makeTestDatabase } from '../../support/database/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidya-backup-'))
const postgres = inject('testDatabaseUrl')
const made: string[] = []
afterAll(async () => {
	for (const url of made) await dropTestDatabase(postgres, url)
	rmSync(folder, { recursive: true, force: true })
})

/** The settings of an empty place. */
const place = async (name: string) => {
	const env = { DATA_DIR: join(folder, name), STORAGE: 'folder' }
	if (!postgres) return readConfig(env)
	const url = await makeTestDatabase(postgres)
	made.push(url)
	return readConfig({ ...env, DATABASE_URL: url })
}
type Place = Awaited<ReturnType<typeof place>>

const inside = async <Result>(
	at: Place,
	work: (
		db: Awaited<ReturnType<typeof openDb>>['db'],
		storage: Awaited<ReturnType<typeof openStorage>>,
	) => Promise<Result>,
) => {
	const database = await openDb(at.DATABASE_URL ?? join(at.DATA_DIR, 'db'), 60_000)
	try {
		return await work(database.db, await openStorage(at, database.db, () => new Date()))
	} finally {
		await database.close()
	}
}

const email = 'kept@example.org'
const key = `${v7()}/${v7()}`
const file = { contentType: 'application/pdf', content: Buffer.from('%PDF-kept') }
const failure = (work: Promise<unknown>) =>
	work.then(
		() => 'done',
		(error: Error) => error.message,
	)

describe('R10 a backup', () => {
	test('is restored into an empty place with its rows and its files, and over nothing', async () => {
		const [first, second] = [await place('first'), await place('second')]
		await inside(first, async (db, storage) => {
			await db.insert(account).values({ email, displayName: 'Kept', createdAt: new Date() })
			await storage.put(key, file)
		})
		const backup = join(folder, 'backup')
		await backUp(first, backup)
		await restore(second, backup)
		const found = await inside(second, async (db, storage) => {
			const people = await db.select({ email: account.email }).from(account)
			return [people, await readWhole((await storage.open(key))!)]
		})
		expect(found).toEqual([[{ email }], file])
		expect(await failure(restore(second, backup))).toMatch(/is not empty|has tables already/)
		expect(await failure(backUp(first, backup))).toBe(`The folder ${backup} is not empty.`)
		const other = postgres
			? readConfig({ DATA_DIR: join(folder, 'other') })
			: readConfig({ DATA_DIR: join(folder, 'other'), DATABASE_URL: 'postgres://x/y' })
		expect(await failure(restore(other, backup))).toMatch(/^The backup is of /)
	})

	test('says in a sentence what is missing', async () => {
		const empty = await place('nothing')
		expect(await failure(restore(empty, join(folder, 'none')))).toBe(
			`There is no whole backup in ${join(folder, 'none')}.`,
		)
		if (!postgres) {
			expect(await failure(backUp(empty, join(folder, 'b1')))).toBe(
				`There is no database in ${empty.DATA_DIR}.`,
			)
			return
		}
		expect(await failure(backUp(empty, join(folder, 'b2'), '/nowhere'))).toBe(
			"pg_dump was not found. Install PostgreSQL's client tools of the server's version or a newer one, and try again.",
		)
		const half = join(folder, 'half')
		mkdirSync(join(half, 'files'), { recursive: true })
		writeFileSync(join(half, 'backup.json'), '{"database":"postgres"}')
		writeFileSync(join(half, 'database.dump'), 'no dump')
		expect(await failure(restore(empty, half))).toMatch(/^pg_restore failed: /)
	})
})
