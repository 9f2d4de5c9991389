import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes from which compressing pays. */
const LEAST = 1024

/** Bytes of data from which brotli's best quality takes seconds for a per cent. */
const LARGE = 262_144

const isText = /\.(js|css|svg|json|webmanifest|txt|map|html)$/

const compress = async (path: string): Promise<void> => {
  const body = await readFile(path)
  if (body.length < LEAST) return
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.json') && body.length > LARGE ? 9 : 11,
  }
  await Promise.all([
    promisify(gzip)(body, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    promisify(brotliCompress)(body, { params }).then((small) => writeFile(`${path}.br`, small)),
  ])
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a build, so that the server compresses none while somebody waits. Files that
 * another language's build compressed have the contents that their names say.
 */
export const compressAssets = (): Plugin => {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true })
      const paths = names.filter((name) => isText.test(name)).map((name) => join(folder, name))
      await Promise.all(paths.filter((path) => !existsSync(`${path}.br`)).map(compress))
    },
  }
}
