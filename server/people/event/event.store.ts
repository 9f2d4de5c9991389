import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { eventRegistration } from '#server/platform/database/schema/event.ts'

export type Registration = typeof eventRegistration.$inferSelect
export type NewRegistration = Omit<typeof eventRegistration.$inferInsert, 'id'>

/**
 * Writes a registration; undefined when the address is registered for the event already, which
 * stays as it is.
 */
export const insertRegistration = async (
  db: Db,
  row: NewRegistration,
): Promise<Registration | undefined> => {
  const [inserted] = await db
    .insert(eventRegistration)
    .values(row)
    .onConflictDoNothing({ target: [eventRegistration.event, eventRegistration.email] })
    .returning()
  return inserted
}

/** Writes a registration, or moves the one that the address has to the country of this one. */
export const upsertRegistration = async (db: Db, row: NewRegistration): Promise<Registration> => {
  const [written] = await db
    .insert(eventRegistration)
    .values(row)
    .onConflictDoUpdate({
      target: [eventRegistration.event, eventRegistration.email],
      set: { country: row.country },
    })
    .returning()
  return written!
}

/** The registrations of an address, the newest first. */
export const findRegistrations = (db: Db, email: string): Promise<Registration[]> =>
  db
    .select()
    .from(eventRegistration)
    .where(eq(eventRegistration.email, email))
    .orderBy(desc(eventRegistration.createdAt))
