import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'

/** Written beside the covers when all of them are drawn. */
export const COVERS_COMPLETE = 'complete'

/** Whether rows and covers are there, so that a start need not even load what seeds them. */
export const isSeeded = async (db: Db, dataDir: string): Promise<boolean> => {
  if (!existsSync(join(dataDir, 'covers', COVERS_COMPLETE))) return false
  const rows = await db.select({ id: resource.id }).from(resource).limit(1)
  return rows.length > 0
}
