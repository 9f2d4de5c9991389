import { and, eq, isNull, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { school } from './school.tables.ts'

/** A row of the school table. */
export type School = typeof school.$inferSelect

/** Returns the school of this id, or undefined. */
export const findSchool = async (db: Db, id: string): Promise<School | undefined> =>
	(await db.select().from(school).where(eq(school.id, id)))[0]

/** Schools of a name, in any case; two at most. */
export const findSchoolsNamed = (db: Db, name: string): Promise<{ id: string }[]> =>
	db
		.select({ id: school.id })
		.from(school)
		.where(sql`lower(${school.name}) = lower(${name})`)
		.limit(2)

/** Sets the picture of a school and returns the one before. */
export const swapPhoto = (db: Db, id: string, photoUrl: string): Promise<string | null> =>
	db.transaction(async (tx) => {
		const [before] = await tx
			.select({ photoUrl: school.photoUrl })
			.from(school)
			.where(eq(school.id, id))
			.for('update')
		await tx.update(school).set({ photoUrl }).where(eq(school.id, id))
		return before?.photoUrl ?? null
	})

type Details = Pick<School, 'onboardingTypeId' | 'boards' | 'grades'>

/** Sets the kind of a school; undefined when there is none of this id. */
export const setDetails = async (db: Db, id: string, details: Details) =>
	(await db.update(school).set(details).where(eq(school.id, id)).returning())[0]

/** Stores a new school and returns its id. */
export const insertSchool = async (
	tx: Db,
	values: Pick<typeof school.$inferInsert, 'name' | 'email' | 'city' | 'createdAt'>,
): Promise<string> => (await tx.insert(school).values(values).returning({ id: school.id }))[0]!.id

/** Makes an account the main point of contact of a school; false when it belongs to one. */
export const joinAsContact = async (
	tx: Db,
	accountId: string,
	schoolId: string,
	now: Date,
): Promise<boolean> => {
	const roles = sql`array_append(array_remove(${account.roles}, 'main_poc'), 'main_poc')`
	const joined = await tx
		.update(account)
		.set({ schoolId, joinedSchoolAt: now, roles })
		.where(and(eq(account.id, accountId), isNull(account.schoolId)))
		.returning({ id: account.id })
	return joined.length === 1
}

/** Stores if a school's point of contact agreed to the terms. */
export const setTerms = (db: Db, id: string, agreed: boolean) =>
	db.update(school).set({ taasTnc: agreed }).where(eq(school.id, id))
