import { and, between, desc, eq, sql } from 'drizzle-orm'
import { schoolYearOf } from '#machines/kit/training-year.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { quiz } from '#server/platform/database/schema/quiz.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'

/** A record shows at most so many entries of a year. */
const MOST = 1000

/** Entries of an account between two days, the newest first, with what they were about. */
export const findEntries = (db: Db, accountId: string, days: { first: string; last: string }) =>
  db
    .select({
      entry: trainingEntry,
      courseType: resource.courseType,
      slug: resource.slug,
      slugtitle: resource.slugtitle,
      quizSlug: quiz.slug,
    })
    .from(trainingEntry)
    .leftJoin(resource, eq(resource.id, trainingEntry.resourceId))
    .leftJoin(quiz, eq(quiz.id, trainingEntry.quizId))
    .where(
      and(
        eq(trainingEntry.accountId, accountId),
        between(trainingEntry.completedOn, days.first, days.last),
      ),
    )
    .orderBy(desc(trainingEntry.completedOn), desc(trainingEntry.id))
    .limit(MOST)

/** An entry with what it was about. */
export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

/** School years in which an account has entries. */
export const findYears = async (db: Db, accountId: string): Promise<number[]> => {
  const month = sql<string>`to_char(${trainingEntry.completedOn}, 'YYYY-MM')`
  const rows = await db
    .selectDistinct({ month })
    .from(trainingEntry)
    .where(eq(trainingEntry.accountId, accountId))
  return rows.map((row) => schoolYearOf(`${row.month}-01`))
}
