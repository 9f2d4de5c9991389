import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { dropRowParsers } from '#server/platform/database/drop-row-parsers.ts'
import { TemplateFiles } from './template-files.ts'

/** PGlite's WebAssembly module (9 MB), compiled once per worker instead of once per database. */
let program: Promise<WebAssembly.Module> | undefined
const compiled = () => {
	program ??= readFile(
		join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
	).then((bytes) => WebAssembly.compile(bytes))
	return program
}

/**
 * Buffers are small because each start clears them; with 16 MB that is a third of the start. The
 * database is in memory and survives no crash, so WAL needs no zeroed files, no full pages and no
 * flush per commit.
 */
const settings = {
	shared_buffers: '4MB',
	wal_init_zero: 'off',
	full_page_writes: 'off',
	synchronous_commit: 'off',
}
const startParams = [
	...PGlite.defaultStartParams,
	...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/**
 * Opens an embedded database in memory.
 * @param template a file written by `saveTemplate`; without it the database is empty
 */
export const openEmbedded = async (template?: string): Promise<PGlite> => {
	const client = await PGlite.create({
		fs: new TemplateFiles(template),
		pgliteWasmModule: await compiled(),
		startParams,
		extensions: { pg_trgm, unaccent },
	})
	dropRowParsers(client)
	return client
}
