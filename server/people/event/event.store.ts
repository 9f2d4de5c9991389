import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { eventRegistration } from './event.tables.ts'

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

/** How many brought each of these codes along to an event. */
export const countInvited = async (
	db: Db,
	codes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
	if (codes.length === 0) return new Map()
	const rows = await db
		.select({ code: eventRegistration.referralCode, invited: count() })
		.from(eventRegistration)
		.where(inArray(eventRegistration.referralCode, [...codes]))
		.groupBy(eventRegistration.referralCode)
	return new Map(rows.map(({ code, invited }) => [code!, invited]))
}

/**
 * Claims registrations for the meet whose rooms were not mailed yet, inside the caller's
 * transaction, each for one process only.
 */
export const claimRooms = (
	db: Db,
	most: number,
	now: Date,
): Promise<{ email: string; name: string }[]> => {
	const due = db
		.select({ id: eventRegistration.id })
		.from(eventRegistration)
		.where(and(eq(eventRegistration.event, 'gtm'), isNull(eventRegistration.roomsMailedAt)))
		.orderBy(eventRegistration.id)
		.limit(most)
		.for('update', { skipLocked: true })
	return db
		.update(eventRegistration)
		.set({ roomsMailedAt: now })
		.where(inArray(eventRegistration.id, due))
		.returning({ email: eventRegistration.email, name: eventRegistration.name })
}
