import type { Db } from '#server/platform/database/open.ts'
import { licence } from '#server/platform/database/schema/licence.ts'

export type NewLicence = Omit<typeof licence.$inferInsert, 'id' | 'assignedCount'>

/** Writes a licence; false when its source has given it before. */
export const insertLicence = async (tx: Db, row: NewLicence): Promise<boolean> => {
  const rows = await tx
    .insert(licence)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: licence.id })
  return rows.length === 1
}
