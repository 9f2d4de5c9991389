import { eq, like } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { storedFile } from '#server/platform/database/schema/school.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** Files as rows of the database. */
export const databaseStorage = (db: Db, clock: () => Date): Storage => ({
  put: async (key, file) => {
    await db.insert(storedFile).values({ key, ...file, createdAt: clock() })
  },
  get: async (key) => {
    const [row] = await db.select().from(storedFile).where(eq(storedFile.key, key))
    return row && { contentType: row.contentType, content: row.content }
  },
  delete: async (key) => {
    await db.delete(storedFile).where(eq(storedFile.key, key))
  },
  keysOf: async (owner) => {
    const rows = await db
      .select({ key: storedFile.key })
      .from(storedFile)
      .where(like(storedFile.key, `${owner}/%`))
    return rows.map(({ key }) => key)
  },
})
