import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes from which compressing pays. */
const LEAST = 1024

/** Bytes of data from which brotli's best quality takes seconds for a per cent. */
const LARGE = 262_144

const brotli = (name: string, body: Buffer) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.json') && body.length > LARGE ? 9 : 11,
    },
  })

const isText = /\.(js|css|svg|json|webmanifest|txt|map|html)$/

/** Writes a `.br` and a `.gz` beside each text file of a build, so that the server compresses none while somebody waits. */
export const compressAssets = (): Plugin => {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!isText.test(name)) continue
        const path = join(folder, name)
        const body = readFileSync(path)
        if (body.length < LEAST) continue
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
        writeFileSync(`${path}.br`, brotli(name, body))
      }
    },
  }
}
