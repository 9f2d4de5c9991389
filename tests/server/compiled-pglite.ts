import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

const compile = async (file: string) => WebAssembly.compile(await readFile(join(folder, file)))

const compileAll = async () => ({
  pgliteWasmModule: await compile('pglite.wasm'),
  initdbWasmModule: await compile('initdb.wasm'),
})

let compiled: ReturnType<typeof compileAll> | undefined

/** PGlite's code, compiled once for all databases of a worker: compiling it is most of what opening one takes. */
export const compiledPglite = (): ReturnType<typeof compileAll> => {
  compiled ??= compileAll()
  return compiled
}
