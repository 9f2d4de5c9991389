import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'

/** Whether rows are there, so that a start need not even load what seeds them. */
export const isSeeded = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ id: resource.id }).from(resource).limit(1)
  return rows.length > 0
}
