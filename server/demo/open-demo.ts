import { isSeeded } from '#server/demo/is-seeded.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Fills an empty database with the demo and draws its covers; what seeds is loaded only when something is missing. */
export const openDemo = async (db: Db, options: { dataDir: string; now: Date }): Promise<void> => {
  if (await isSeeded(db, options.dataDir)) return
  const { seedIfEmpty } = await import('#server/demo/seed.ts')
  await seedIfEmpty(db, options)
}
