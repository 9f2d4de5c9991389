import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { school } from '#server/platform/database/schema/account.ts'

/** A row of the school table. */
export type School = typeof school.$inferSelect

/** Sets whether a school's point of contact agreed to the terms. */
export const setTerms = (db: Db, id: string, agreed: boolean) =>
  db.update(school).set({ taasTnc: agreed }).where(eq(school.id, id))
