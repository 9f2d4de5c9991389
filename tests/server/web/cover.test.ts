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
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bundleRows } from '#demo/catalogue/bundles.seed.ts'
import { catalogueRows } from '#demo/catalogue/catalogue.seed.ts'
import { wantedCovers } from '#demo/covers/wanted-covers.ts'
import { drawCoverOnce, drawCovers } from '#server/catalogue/cover/cover.service.ts'
import { coverNameOf } from '#server/catalogue/cover/cover-art.ts'
import { knownCovers } from '#server/catalogue/cover/cover-file.ts'
import { onceFor } from '#server/catalogue/cover/once-for.ts'
import { expectEvery } from '../../expect-every.ts'
import { openTestApp } from '../support/open-test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'vidya-covers-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(root, 'covers-'))
})

test('covers are small, in two formats and three widths, and drawn once', async () => {
	const wanted = [
		{ subject: 'Physics', courseType: 'bundle' },
		{ subject: 'English', courseType: 'self_paced' },
	]
	await drawCovers(folder, wanted)
	const files = readdirSync(folder).sort()
	const expected = wanted.flatMap(({ subject, courseType }) =>
		[320, 640, 960].flatMap((width) =>
			['avif', 'webp'].map((format) => `${coverNameOf(subject, courseType)}-${width}.${format}`),
		),
	)
	expect(files).toEqual(expected.sort())
	expectEvery(files, (file) => statSync(join(folder, file)).size <= 20_000)
	const before = statSync(join(folder, files[0]!)).mtimeMs
	await drawCovers(folder, wanted)
	expect(statSync(join(folder, files[0]!)).mtimeMs).toBe(before)
	expect(await sharp(join(folder, 'physics-bundle-640.avif')).metadata()).toMatchObject({
		width: 640,
		height: 360,
	})
})

test('25.1 a cover is drawn when it is first asked for, and no other file of it', async () => {
	const DATA_DIR = join(folder, 'data')
	const { app, close } = await openTestApp({ DEMO_DATA: 'true', DATA_DIR })
	expect(readdirSync(join(DATA_DIR, 'covers'))).toEqual([])
	const ask = async (name: string) => {
		const { statusCode, headers } = await app.inject(`/covers/${name}`)
		return [statusCode, headers['content-type'], headers['cache-control']]
	}
	const drawn = [200, 'image/avif', 'public, max-age=31536000, immutable']
	expect(await Promise.all(Array(8).fill('english-self-paced-320.avif').map(ask))).toEqual(
		Array(8).fill(drawn),
	)
	expect(readdirSync(join(DATA_DIR, 'covers'))).toEqual(['english-self-paced-320.avif'])
	for (const name of [
		'english-self-paced-321.avif',
		'nothing-self-paced-320.avif',
		'..%2fdb%2fPG_VERSION',
		'english-self-paced-320.avif.lock',
	])
		expect((await ask(name))[0]).toBe(404)
	expect(readdirSync(join(DATA_DIR, 'covers'))).toEqual(['english-self-paced-320.avif'])
	await close()
})

test('25.1 DSK-08 a shop without the demo draws the covers of its subjects too', async () => {
	const { app, close } = await openTestApp({ DEMO_DATA: 'false', DATA_DIR: join(folder, 'data') })
	expect((await app.inject('/covers/english-self-paced-320.avif')).statusCode).toBe(200)
	expect((await app.inject('/covers/nothing-self-paced-320.avif')).statusCode).toBe(404)
	await close()
})

test('25.1 every cover that the demo shows can be drawn when it is asked for', async () => {
	const now = new Date('2026-11-20T10:00:00Z')
	expect(bundleRows(catalogueRows(now), now).bundles.length).toBeGreaterThan(0)
	expectEvery(wantedCovers(now), ({ subject, courseType }) =>
		knownCovers.has(coverNameOf(subject, courseType)),
	)
	expect(await drawCoverOnce(folder, 'nothing-bundle-320.webp')).toBe(false)
})

test('25.1 of several that need a file concurrently, as processes of one folder do, one makes it', async () => {
	const path = join(folder, 'file')
	let made = 0
	const make = async () => {
		made += 1
		await new Promise(setImmediate)
		expect(existsSync(path)).toBe(false)
		return Buffer.from('whole')
	}
	await Promise.all(Array.from({ length: 5 }, () => onceFor(path, make)))
	expect([made, readdirSync(folder)]).toEqual([1, ['file']])
})

test('25.1 who fails leaves the file to the next; who was killed is not waited for', async () => {
	const path = join(folder, 'file')
	await expect(onceFor(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect(readdirSync(folder)).toEqual([])
	const lock = `${path}.lock`
	writeFileSync(lock, '')
	const longAgo = new Date(Date.now() - 60_000)
	utimesSync(lock, longAgo, longAgo)
	await onceFor(path, async () => Buffer.from('whole'))
	expect(readdirSync(folder)).toEqual(['file'])
})
