import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes from which compressing pays. */
const LEAST = 1024

/** Bytes of data from which brotli's best quality takes seconds for a per cent. */
const LARGE = 262_144

const isText = /\.(js|css|svg|json|webmanifest|txt|map|html)$/

/**
 * Writes a file atomically: parallel builds write some of the same files, none of which is ever
 * partial.
 */
const writeWhole = async (path: string, content: Buffer): Promise<void> => {
	const part = `${path}.${process.pid}`
	await writeFile(part, content)
	await rename(part, path)
}

const compress = async (path: string, body: Buffer): Promise<void> => {
	if (body.length < LEAST || existsSync(`${path}.br`)) return
	const params = {
		[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		[constants.BROTLI_PARAM_QUALITY]: path.endsWith('.json') && body.length > LARGE ? 9 : 11,
	}
	await Promise.all([
		promisify(gzip)(body, { level: 9 }).then((small) => writeWhole(`${path}.gz`, small)),
		promisify(brotliCompress)(body, { params }).then((small) => writeWhole(`${path}.br`, small)),
	])
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a build and of its public folder, so that the
 * server compresses none while somebody waits. Files that another language's build compressed have
 * the contents that their names say.
 */
export const compressAssets = (): Plugin => {
	let folder = ''
	let publicDir = ''
	return {
		name: 'compress-assets',
		apply: 'build',
		configResolved: ({ root, build, publicDir: copied }) => {
			folder = resolve(root, build.outDir)
			publicDir = build.copyPublicDir ? copied : ''
		},
		async writeBundle(_, bundle) {
			const made = Object.values(bundle)
				.filter(({ fileName }) => isText.test(fileName))
				.map((one) =>
					compress(
						join(folder, one.fileName),
						Buffer.from(one.type === 'chunk' ? one.code : one.source),
					),
				)
			const copied = publicDir && existsSync(publicDir) ? readdirSync(publicDir) : []
			const asTheyAre = copied
				.filter((name) => isText.test(name))
				.map(async (name) => compress(join(folder, name), await readFile(join(publicDir, name))))
			await Promise.all([...made, ...asTheyAre])
		},
	}
}
