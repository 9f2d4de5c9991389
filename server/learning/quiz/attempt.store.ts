import { and, desc, eq, gt } from 'drizzle-orm'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { quiz, quizAttempt } from './quiz.tables.ts'

export type AttemptRow = typeof quizAttempt.$inferSelect

/** Attempts of a quiz that are shown to their owner. */
const SHOWN = 10

/** Keeps an attempt and what was chosen in it. */
export const insertAttempt = async (
	db: Db,
	attempt: Omit<typeof quizAttempt.$inferInsert, 'id'>,
): Promise<void> => {
	await db.insert(quizAttempt).values(attempt)
}

/**
 * An account's attempts at a quiz since a moment, and whether it has passed the quiz ever. Lock the
 * account before, where another attempt must not come between.
 */
export const countTries = async (
	db: Db,
	of: { accountId: string; quizId: string; since: Date },
): Promise<{ tries: number; hasPassed: boolean }> => {
	const { accountId, quizId } = of
	const tries = await db.$count(
		quizAttempt,
		and(
			eq(quizAttempt.accountId, accountId),
			eq(quizAttempt.quizId, quizId),
			gt(quizAttempt.createdAt, of.since),
		),
	)
	const [entry] = await db
		.select({ id: trainingEntry.id })
		.from(trainingEntry)
		.where(and(eq(trainingEntry.accountId, accountId), eq(trainingEntry.quizId, quizId)))
	return { tries, hasPassed: entry !== undefined }
}

/** How many attempts an account has made at a quiz. */
export const countAttempts = (db: Db, accountId: string, quizId: string): Promise<number> =>
	db.$count(quizAttempt, and(eq(quizAttempt.accountId, accountId), eq(quizAttempt.quizId, quizId)))

const ofAccount = (accountId: string, slug: string) =>
	and(eq(quizAttempt.accountId, accountId), eq(quiz.slug, slug))

/** The last attempts of an account at a quiz, the newest first. */
export const findAttempts = async (db: Db, accountId: string, slug: string) =>
	(
		await db
			.select({ attempt: quizAttempt })
			.from(quizAttempt)
			.innerJoin(quiz, eq(quiz.id, quizAttempt.quizId))
			.where(ofAccount(accountId, slug))
			.orderBy(desc(quizAttempt.createdAt), desc(quizAttempt.id))
			.limit(SHOWN)
	).map(({ attempt }) => attempt)

/** One attempt of an account at a quiz; undefined when it is somebody else's. */
export const findAttempt = async (
	db: Db,
	which: { accountId: string; slug: string; id: string },
) => {
	const [row] = await db
		.select({ attempt: quizAttempt })
		.from(quizAttempt)
		.innerJoin(quiz, eq(quiz.id, quizAttempt.quizId))
		.where(and(eq(quizAttempt.id, which.id), ofAccount(which.accountId, which.slug)))
	return row?.attempt
}
