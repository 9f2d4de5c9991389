import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Returns true if rows exist, so that a start need not load the seeding code. */
export const isSeeded = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ id: resource.id }).from(resource).limit(1)
  return rows.length > 0
}
