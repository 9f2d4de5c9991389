import { eq } from 'drizzle-orm'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** A row of the school table. */
export type School = typeof school.$inferSelect

/** Returns the school of this id, or undefined. */
export const findSchool = async (db: Db, id: string): Promise<School | undefined> =>
  (await db.select().from(school).where(eq(school.id, id)))[0]

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

/** Stores if a school's point of contact agreed to the terms. */
export const setTerms = (db: Db, id: string, agreed: boolean) =>
  db.update(school).set({ taasTnc: agreed }).where(eq(school.id, id))
