import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compressAssets } from '../../build/compress-assets.ts'

test('CAT-02 each text file of a build has compressed forms beside it, which hold the same bytes', async () => {
	const root = mkdtempSync(join(tmpdir(), 'vidya-assets-'))
	try {
		writeFileSync(join(root, 'entry.js'), `console.info(${JSON.stringify('word '.repeat(500))})`)
		await build({
			root,
			configFile: false,
			logLevel: 'silent',
			plugins: [compressAssets()],
			build: { rolldownOptions: { input: join(root, 'entry.js') } },
		})
		const assets = join(root, 'dist/assets')
		const names = readdirSync(assets).sort()
		expect(names.map((name) => name.replace(/^.*?\./, ''))).toEqual(['js', 'js.br', 'js.gz'])
		const [plain, br, gz] = names.map((name) => join(assets, name))
		const body = readFileSync(plain!)
		expect(brotliDecompressSync(readFileSync(br!))).toEqual(body)
		expect(gunzipSync(readFileSync(gz!))).toEqual(body)
	} finally {
		rmSync(root, { recursive: true, force: true })
	}
})
