import { globSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const folder = new URL('../../../../server/', import.meta.url)

/** Every table of the schema; each is beside its noun. */
export const allTables = async (): Promise<PgTable[]> => {
	const files = globSync('**/*.tables.ts', { cwd: folder })
	const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
	const found = modules.flatMap((module) => Object.values(module))
	return [...new Set(found.filter((value): value is PgTable => is(value, PgTable)))]
}
