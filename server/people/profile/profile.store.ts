import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { profileAnswer, profileQuestion } from './profile.tables.ts'

/** A stored answer. */
export type ProfileAnswer = typeof profileAnswer.$inferSelect

/** The questions in order, each with the account's answer, if there is one. */
export const findQuestions = (db: Db, accountId: string) =>
	db
		.select({ question: profileQuestion, answer: profileAnswer })
		.from(profileQuestion)
		.leftJoin(
			profileAnswer,
			and(eq(profileAnswer.questionId, profileQuestion.id), eq(profileAnswer.accountId, accountId)),
		)
		.where(isNull(profileQuestion.hiddenAt))
		.orderBy(asc(profileQuestion.position), asc(profileQuestion.id))

/** Writes questions where there are none. */
export const fillEmptyQuestions = async (
	db: Db,
	questions: readonly (typeof profileQuestion.$inferInsert)[],
): Promise<void> => {
	const kept = await db.select({ id: profileQuestion.id }).from(profileQuestion).limit(1)
	if (kept.length === 0)
		await db
			.insert(profileQuestion)
			.values([...questions])
			.onConflictDoNothing()
}

/** Returns true if a question with this id exists. */
export const questionExists = async (db: Db, id: string): Promise<boolean> =>
	(await db.select().from(profileQuestion).where(eq(profileQuestion.id, id))).length > 0

/** Writes an account's answer to a question, in place of an earlier one. */
export const upsertAnswer = async (
	db: Db,
	answer: { accountId: string; questionId: string; selectedValue: string[] },
): Promise<ProfileAnswer> => {
	const [row] = await db
		.insert(profileAnswer)
		.values(answer)
		.onConflictDoUpdate({
			target: [profileAnswer.accountId, profileAnswer.questionId],
			set: { selectedValue: answer.selectedValue },
		})
		.returning()
	return row!
}

/** Changes an account's answer; undefined when it has none of this id. */
export const updateAnswer = async (
	db: Db,
	answer: { accountId: string; id: string; selectedValue: string[] },
): Promise<ProfileAnswer | undefined> => {
	const [row] = await db
		.update(profileAnswer)
		.set({ selectedValue: answer.selectedValue })
		.where(and(eq(profileAnswer.id, answer.id), eq(profileAnswer.accountId, answer.accountId)))
		.returning()
	return row
}
