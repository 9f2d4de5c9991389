import { getTableName } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { exportedColumns, type Person } from './personal.store.ts'
import { personalTables } from './personal-tables.store.ts'

/** Maximum rows exported per table. */
const MOST = 20_000

/** Returns all exported rows of a person by table name. Tables without rows are left out. */
export const readPersonalRows = async (
	db: Db,
	who: Person,
): Promise<Record<string, Record<string, unknown>[]>> => {
	const found: [string, Record<string, unknown>[]][] = []
	for (const declared of personalTables) {
		if (declared.exported.length === 0) continue
		const { table, rows } = declared
		const data = await db.select(exportedColumns(declared)).from(table).where(rows(who)).limit(MOST)
		if (data.length > 0) found.push([getTableName(table), data])
	}
	return Object.fromEntries(found)
}
