import { randomBytes } from 'node:crypto'
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { PART_BYTES } from '#server/platform/storage/parts.ts'
import { readWhole } from '#server/platform/storage/read-whole.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { storedFile } from '#server/platform/storage/stored-file.tables.ts'
import { sweepUploads } from '#server/platform/storage/sweep-uploads.ts'
import { receiveUpload } from '#server/platform/storage/upload.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vidya-storage-'))
const uploads = join(dataDir, 'uploads')
let server: TestApp
beforeAll(async () => {
	server = await openTestApp()
})
afterAll(async () => {
	await server.close()
	rmSync(dataDir, { recursive: true, force: true })
})

const open = (env: Record<string, string>): Promise<Storage> =>
	openStorage(readConfig({ DATA_DIR: dataDir, ...env }), server.db, server.deps.clock)

const newKey = () => `${v7()}/${v7()}`
const picture = { contentType: 'image/webp', content: Buffer.from([0, 255, 13, 10, 0]) }
const whole = async (storage: Storage, key: string) => {
	const file = await storage.open(key)
	return file && readWhole(file)
}

describe.each(['database', 'folder'])('PRF-05 files in the %s', (kind) => {
	test('are read as they were stored, on another server too, until they are deleted', async () => {
		const [storage, other] = [await open({ STORAGE: kind }), await open({ STORAGE: kind })]
		const [key, neighbour] = [newKey(), newKey()]
		expect(await other.open(key)).toBeUndefined()
		await storage.put(key, picture)
		await storage.put(neighbour, { contentType: 'image/png', content: Buffer.from('png') })
		expect(await whole(other, key)).toEqual(picture)
		expect(await other.keysOf(key.split('/')[0]!)).toEqual([key])
		await other.delete(key)
		expect(await storage.open(key)).toBeUndefined()
		expect((await storage.open(neighbour))?.contentType).toBe('image/png')
		await storage.delete(neighbour)
	})

	test('24.5 are streamed, whole and in part, over the borders of their parts', async () => {
		const storage = await open({ STORAGE: kind })
		const content = randomBytes(2 * PART_BYTES + 7)
		const key = newKey()
		const pieces = [content.subarray(0, 5), content.subarray(5, PART_BYTES + 9)]
		const rest = content.subarray(PART_BYTES + 9)
		await storage.put(key, { contentType: 'video/mp4', content: Readable.from([...pieces, rest]) })
		const file = (await storage.open(key))!
		expect(file.bytes).toBe(content.length)
		const part = async (first: number, last: number) =>
			(await buffer(file.read(first, last))).equals(content.subarray(first, last + 1))
		expect(
			await Promise.all([
				part(0, content.length - 1),
				part(0, 0),
				part(PART_BYTES - 1, PART_BYTES),
				part(PART_BYTES, 2 * PART_BYTES - 1),
				part(content.length - 1, content.length - 1),
			]),
		).toEqual(Array(5).fill(true))
		await storage.delete(key)
	})

	test('24.5 are none where their stream breaks', async () => {
		const storage = await open({ STORAGE: kind })
		const key = newKey()
		const broken = async function* () {
			yield Buffer.alloc(PART_BYTES + 1)
			throw new Error('gone')
		}
		const file = { contentType: 'video/mp4', content: Readable.from(broken()) }
		await expect(storage.put(key, file)).rejects.toThrow('gone')
		expect([await storage.open(key), await storage.keysOf(key.split('/')[0]!)]).toEqual([
			undefined,
			[],
		])
	})
})

describe('24.5 a folder that kept its files in the database', () => {
	test('shows, lists and deletes them, also those written as one value', async () => {
		const [inDatabase, storage] = [await open({ STORAGE: 'database' }), await open({})]
		expect(readConfig({}).storage).toBe('folder')
		expect(readConfig({ DATABASE_URL: 'postgres://x' }).storage).toBe('database')
		const owner = v7()
		const [old, older, fresh] = [`${owner}/${v7()}`, `${owner}/${v7()}`, `${owner}/${v7()}`]
		await inDatabase.put(old, picture)
		const content = randomBytes(PART_BYTES + 3)
		const createdAt = server.deps.clock()
		const row = { key: older, contentType: 'application/pdf', content, createdAt }
		await server.db.insert(storedFile).values(row)
		await storage.put(fresh, picture)
		expect(await whole(storage, old)).toEqual(picture)
		expect(await whole(storage, older)).toEqual({ contentType: 'application/pdf', content })
		const file = (await storage.open(older))!
		const slice = await buffer(file.read(PART_BYTES - 1, PART_BYTES + 1))
		expect(slice.equals(content.subarray(PART_BYTES - 1, PART_BYTES + 2))).toBe(true)
		expect((await storage.keysOf(owner)).sort()).toEqual([old, older, fresh].sort())
		expect(await inDatabase.open(fresh)).toBeUndefined()
		for (const key of [old, older, fresh]) await storage.delete(key)
		expect(await storage.keysOf(owner)).toEqual([])
	})
})

test('24.5 what arrived for a request that a kill ended is deleted an hour later', async () => {
	const folder = join(dataDir, 'arriving')
	const name = 'a proof'
	const [old, young] = [
		await receiveUpload(Readable.from(['old']), { folder, name }),
		await receiveUpload(Readable.from(['young']), { folder, name }),
	]
	const now = new Date()
	const before = new Date(now.getTime() - 3_700_000)
	utimesSync(old.path, before, before)
	await sweepUploads(folder, now)
	expect([existsSync(old.path), existsSync(young.path)]).toEqual([false, true])
})

test('PRF-05 the folder is for the server’s user only, holds nothing that was half written, and nothing of what was deleted', async () => {
	const storage = await open({ STORAGE: 'folder' })
	const key = newKey()
	const [owner] = key.split('/')
	await storage.put(key, picture)
	const ofOwner = join(uploads, owner!)
	const names = readdirSync(ofOwner)
	expect(names).toHaveLength(2)
	expect([ofOwner, ...names.map((name) => join(ofOwner, name))].map(modeOf)).toEqual([
		0o700, 0o600, 0o600,
	])
	await storage.delete(key)
	expect(readdirSync(ofOwner)).toEqual([])
	await storage.put(key, picture)
	rmSync(join(uploads, key))
	writeFileSync(join(uploads, `${key}.part`), 'half')
	expect(await storage.open(key)).toBeUndefined()
	expect(existsSync(join(uploads, `${key}.type`))).toBe(true)
})

const modeOf = (path: string) => statSync(path).mode & 0o777
