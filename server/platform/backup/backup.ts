import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { copyFiles, isEmpty } from './copy-files.ts'
import { runTool } from './postgres-tool.ts'

/** Description of a backup, stored with it. */
type Manifest = { database: 'pglite' | 'postgres'; made_at: string }

type Where = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

/** The parts of a backup: what DATA_DIR holds, and the dump of a PostgreSQL. */
const partsOf = (folder: string) => ({
	files: join(folder, 'files'),
	dump: join(folder, 'database.dump'),
	manifest: join(folder, 'backup.json'),
})

const copyEmbedded = async (dataDir: string, files: string) => {
	const { lockFolder } = await import('#server/platform/database/lock-folder.ts')
	const unlock = lockFolder(join(dataDir, 'db'))
	try {
		await copyFiles(dataDir, files)
	} finally {
		unlock()
	}
}

/**
 * Writes a backup of database and stored files into an empty folder. The embedded database is
 * copied while no server has it open; a PostgreSQL is dumped while servers run, and files are
 * copied before and after, so that each file that the dump names is there.
 * @param path where pg_dump is looked for
 * @throws Error in a sentence: the folder is not empty, a server runs, pg_dump is missing or fails
 */
export const backUp = async (
	{ DATABASE_URL: url, DATA_DIR: dataDir }: Where,
	folder: string,
	path: string = process.env.PATH ?? '',
): Promise<void> => {
	if (!(await isEmpty(folder))) throw new Error(`The folder ${folder} is not empty.`)
	if (!url && (await isEmpty(join(dataDir, 'db'))))
		throw new Error(`There is no database in ${dataDir}.`)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const { files, dump, manifest } = partsOf(folder)
	if (url) {
		await copyFiles(dataDir, files, ['db'])
		await runTool('pg_dump', ['--format=custom', `--file=${dump}`, `--dbname=${url}`], path)
		await copyFiles(dataDir, files, ['db'])
	} else await copyEmbedded(dataDir, files)
	const made: Manifest = {
		database: url ? 'postgres' : 'pglite',
		made_at: new Date().toISOString(),
	}
	await writeFile(manifest, JSON.stringify(made, null, 2))
}

const readManifest = async (folder: string): Promise<Manifest> => {
	try {
		return JSON.parse(await readFile(partsOf(folder).manifest, 'utf8'))
	} catch {
		throw new Error(`There is no whole backup in ${folder}.`)
	}
}

const isUnused = async (url: string): Promise<boolean> => {
	const { default: pg } = await import('pg')
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	await client.connect()
	try {
		const { rows } = await client.query(
			`SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
		)
		return rows[0].tables === 0
	} finally {
		await client.end()
	}
}

/**
 * Restores a backup into an empty place: a database without tables, a data folder without database
 * and files. Nothing that is there is written over.
 * @param path where pg_restore is looked for
 * @throws Error in a sentence
 */
export const restore = async (
	{ DATABASE_URL: url, DATA_DIR: dataDir }: Where,
	folder: string,
	path: string = process.env.PATH ?? '',
): Promise<void> => {
	const { database } = await readManifest(folder)
	const { files, dump } = partsOf(folder)
	if ((database === 'postgres') !== Boolean(url))
		throw new Error(
			database === 'postgres'
				? 'The backup is of a PostgreSQL: set DATABASE_URL to an empty database.'
				: 'The backup is of an embedded database: unset DATABASE_URL.',
		)
	for (const name of ['db', 'uploads'])
		if (!(await isEmpty(join(dataDir, name))))
			throw new Error(`${join(dataDir, name)} is not empty. Restore into another DATA_DIR.`)
	if (url && !(await isUnused(url)))
		throw new Error('The database has tables already. Restore into an empty one.')
	if (url)
		await runTool('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, dump], path)
	await copyFiles(files, dataDir)
}
