import { isSeeded } from '#demo/is-seeded.ts'
import type { Db } from '#server/platform/database/open.ts'

/**
 * Fills an empty database with the demo; what seeds is loaded only when something is missing.
 * Covers are drawn when they are asked for.
 */
export const openDemo = async (db: Db, options: { now: Date }): Promise<void> => {
  if (await isSeeded(db)) return
  const { seedIfEmpty } = await import('#demo/seed.ts')
  await seedIfEmpty(db, options)
}
