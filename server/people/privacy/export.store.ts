import { getTableName } from 'drizzle-orm'
import { exportedColumns, type Person } from '#server/people/privacy/personal.store.ts'
import { personalTables } from '#server/people/privacy/personal-tables.store.ts'
import type { Db } from '#server/platform/database/open.ts'

/** So many rows of a table are handed out; nobody has as many. */
const MOST = 20_000

/** Everything that is handed out of a person, by the name of its table; tables without rows are left out. */
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
