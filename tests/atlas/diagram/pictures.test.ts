import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, it, vi } from 'vitest'
import { keepPicture } from '#atlas/pictures/keep-picture.ts'
import { picturesFolder } from '#atlas/pictures/picture-file.ts'
import { picturesIn } from '#atlas/pictures/pictures-in.ts'

const page = (address: string) =>
	({
		url: () => `http://localhost:4173${address}`,
		screenshot: async () => Buffer.from(address),
	}) as unknown as Page

it('ATL-36 each state’s first picture of a run is kept with its address, where pictures are asked for', async () => {
	const home = mkdtempSync(join(tmpdir(), 'atlas-pictures-'))
	await keepPicture(page('/cart'), 'cart', 'open #busy {}', home)
	expect(picturesIn(home, 'cart')).toEqual([])
	vi.stubEnv('ATLAS_PICTURES', '1')
	await keepPicture(page('/cart?a=1'), 'cart', 'open.full+watch.on #busy {}', home)
	await keepPicture(page('/later'), 'cart', 'open.full+watch.on {"lines":2}', home)
	await keepPicture(page('/'), 'cart', 'empty {}', home)
	const found = picturesIn(home, 'cart')
	expect(found).toEqual([
		{ state: 'empty', file: 'empty.jpg', address: '/' },
		{ state: 'open.full+watch.on', file: 'open.full_2Bwatch.on.jpg', address: '/cart?a=1' },
	])
	expect(readFileSync(join(home, picturesFolder, 'cart', found[1]!.file), 'utf8')).toBe('/cart?a=1')
})

it('ATL-36 a folder of pictures without addresses shows none', () => {
	const home = mkdtempSync(join(tmpdir(), 'atlas-pictures-'))
	mkdirSync(join(home, picturesFolder, 'cart'), { recursive: true })
	writeFileSync(join(home, picturesFolder, 'cart', 'lost.jpg'), '')
	expect(picturesIn(home, 'cart')).toEqual([])
})
