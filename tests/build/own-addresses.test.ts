import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ownAddresses } from '#build/server/own-addresses.ts'

const transformed = (outDir: string, id: string, code: string) => {
	const { transform } = ownAddresses(outDir) as {
		transform: (code: string, id: string) => string | null
	}
	return transform(code, id)
}

test('25.3 a source of the bundled server finds the files beside it', async () => {
	const root = mkdtempSync(join(tmpdir(), 'vidya-bundle-'))
	const outDir = join(root, '.cache/server')
	mkdirSync(outDir, { recursive: true })
	const id = join(root, 'server/shop/order/order.service.ts')
	const code = transformed(
		outDir,
		id,
		'export const file = import.meta.url\nexport const folder = import.meta.dirname\n',
	)
	const bundle = join(outDir, 'main.mjs')
	writeFileSync(bundle, code!)
	const { file, folder } = await import(/* @vite-ignore */ pathToFileURL(bundle).href)
	expect({ file, folder }).toEqual({
		file: pathToFileURL(id).href,
		folder: join(root, 'server/shop/order'),
	})
})

test('25.3 packages in the bundle, and sources that ask for no address, stay as they are', () => {
	const asks = 'export const file = import.meta.url'
	expect(transformed('/out', '/repo/node_modules/pg/lib/index.js', asks)).toBeNull()
	expect(transformed('/out', '\0rolldown/runtime.js', asks)).toBeNull()
	expect(transformed('/out', '/repo/server/main.ts', 'export {}')).toBeNull()
})
