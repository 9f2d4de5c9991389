import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import {
	type SchoolRegistrationStatusEvent,
	schoolRegistrationStatusMachine,
} from '#machines/school/school-registration/school-registration-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { schoolRegistration } from './school-registration.tables.ts'

export type Registration = typeof schoolRegistration.$inferSelect

/** Returns the newest registration of an account; undefined where there is none. */
export const findNewest = async (db: Db, accountId: string): Promise<Registration | undefined> =>
	(
		await db
			.select()
			.from(schoolRegistration)
			.where(eq(schoolRegistration.accountId, accountId))
			.orderBy(desc(schoolRegistration.createdAt), desc(schoolRegistration.id))
			.limit(1)
	)[0]

/** Stores a registration; undefined if one of the account waits. */
export const insertRegistration = async (
	db: Db,
	row: typeof schoolRegistration.$inferInsert,
): Promise<Registration | undefined> =>
	(await db.insert(schoolRegistration).values(row).onConflictDoNothing().returning())[0]

/** Returns a registration, held until the transaction ends; undefined for none of this id. */
export const lockRegistration = async (tx: Db, id: string): Promise<Registration | undefined> =>
	(await tx.select().from(schoolRegistration).where(eq(schoolRegistration.id, id)).for('update'))[0]

const life = {
	table: schoolRegistration,
	column: 'status',
	machine: schoolRegistrationStatusMachine,
} as const

/** Moves a registration by a decision; undefined if its status refuses it. */
export const moveRegistration = async (
	tx: Db,
	id: string,
	event: SchoolRegistrationStatusEvent,
	change: { reason?: string; schoolId?: string; decidedAt: Date },
): Promise<Registration | undefined> =>
	(await moveTo(tx, life, event, eq(schoolRegistration.id, id), change))[0]

const personColumns = {
	id: account.id,
	name: account.displayName,
	email: account.email,
	language: account.language,
}

/** A registration with who made it. */
export type WithPerson = {
	row: Registration
	person: { id: string; name: string; email: string; language: 'en' | 'hi' }
}

const withPerson = (db: Db) =>
	db
		.select({ row: schoolRegistration, person: personColumns })
		.from(schoolRegistration)
		.innerJoin(account, eq(account.id, schoolRegistration.accountId))

/**
 * Returns registrations of one status, or of an id only that one: those that wait oldest first,
 * others newest first.
 */
export const findRegistrations = (
	db: Db,
	status: Registration['status'],
	{ limit, offset, id }: { limit: number; offset: number; id?: string | undefined },
): Promise<WithPerson[]> => {
	const by = status === 'waiting' ? asc : desc
	return withPerson(db)
		.where(
			and(eq(schoolRegistration.status, status), id ? eq(schoolRegistration.id, id) : undefined),
		)
		.orderBy(by(schoolRegistration.createdAt), by(schoolRegistration.id))
		.limit(limit)
		.offset(offset)
}

/** Registrations that wait, for the inbox (DSK-12). */
export const schoolRegistrationInbox: InboxSource = {
	kind: 'school_registration',
	waiting: sql`select ${schoolRegistration.id}, ${schoolRegistration.name} || ', ' || ${schoolRegistration.city},
      ${account.displayName}, ${schoolRegistration.createdAt}, null::timestamptz, null::uuid
    from ${schoolRegistration} join ${account} on ${account.id} = ${schoolRegistration.accountId}
    where ${schoolRegistration.status} = 'waiting'`,
}

/** Returns one registration with who made it; undefined for none of this id. */
export const findRegistration = async (db: Db, id: string): Promise<WithPerson | undefined> =>
	(await withPerson(db).where(eq(schoolRegistration.id, id)))[0]

/** Names this much alike are shown beside a registration (pg_trgm). */
const ALIKE = 0.4

/** Most schools that are read for a page of registrations. */
const MOST_SIMILAR = 300

/**
 * Returns the schools of the same city whose name is much like that of a registration, the most
 * alike first. One query for all, for a city has few schools beside all names of a country.
 */
export const findSimilar = (db: Db, ids: readonly string[]) => {
	const alike = sql<number>`similarity(${school.name}, ${schoolRegistration.name})`
	return db
		.select({
			registrationId: schoolRegistration.id,
			id: school.id,
			name: school.name,
			city: school.city,
		})
		.from(schoolRegistration)
		.innerJoin(school, sql`lower(${school.city}) = lower(${schoolRegistration.city})`)
		.where(and(inArray(schoolRegistration.id, [...ids]), sql`${alike} >= ${ALIKE}`))
		.orderBy(desc(alike), asc(school.id))
		.limit(MOST_SIMILAR)
}
