import { and, between, desc, eq, sql } from 'drizzle-orm'
import { schoolYearOf } from '#domain/learning/training-year.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { trainingEntry } from './training.tables.ts'

type Days = { first: string; last: string }

const within = (accountId: string, { first, last }: Days) =>
	and(eq(trainingEntry.accountId, accountId), between(trainingEntry.completedOn, first, last))

/**
 * A page of the entries of an account between two days, the newest first, with what they were
 * about.
 */
export const findEntries = (
	db: Db,
	accountId: string,
	{ limit, offset, ...days }: Days & { limit: number; offset: number },
) =>
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
		.where(within(accountId, days))
		.orderBy(desc(trainingEntry.completedOn), desc(trainingEntry.id))
		.limit(limit)
		.offset(offset)

/** An entry with what it was about. */
export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

/** How many entries an account has between two days, and their minutes, by kind and standard. */
export const sumEntries = (db: Db, accountId: string, days: Days) =>
	db
		.select({
			kind: trainingEntry.kind,
			standard: trainingEntry.standard,
			minutes: sql<number>`sum(${trainingEntry.minutes})::int`,
			entries: sql<number>`count(*)::int`,
		})
		.from(trainingEntry)
		.where(within(accountId, days))
		.groupBy(trainingEntry.kind, trainingEntry.standard)

/** School years in which an account has entries. */
export const findYears = async (db: Db, accountId: string): Promise<number[]> => {
	const month = sql<string>`to_char(${trainingEntry.completedOn}, 'YYYY-MM')`
	const rows = await db
		.selectDistinct({ month })
		.from(trainingEntry)
		.where(eq(trainingEntry.accountId, accountId))
	return rows.map((row) => schoolYearOf(`${row.month}-01`))
}
