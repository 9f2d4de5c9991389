import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** PGlite's WebAssembly module (9 MB), compiled once per worker instead of once per database. */
let program: Promise<WebAssembly.Module> | undefined
const compiled = () => {
  program ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes))
  return program
}

/** A small cache of pages: the default one is cleared at each start, which takes a fifth of it. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens an embedded database in memory. @param template a file that PGlite dumped; without it the database is empty */
export const openEmbedded = async (template?: string): Promise<PGlite> =>
  PGlite.create({
    ...(template && { loadDataDir: new Blob([await readFile(template)]) }),
    pgliteWasmModule: await compiled(),
    startParams,
    extensions: { pg_trgm, unaccent },
  })
