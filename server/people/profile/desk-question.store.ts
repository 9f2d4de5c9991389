import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { deleteUnreferred } from '#server/platform/database/delete-unreferred.ts'
import type { Db } from '#server/platform/database/open.ts'
import { profileAnswer, profileQuestion } from './profile.tables.ts'

/** Lets one transaction at a time change the questions, whose places depend on each other. */
export const lockQuestions = async (tx: Db): Promise<void> => {
	await tx.execute(sql`lock table ${profileQuestion} in share row exclusive mode`)
}

/** Every question in its order, hidden ones too, with the number of its answers. */
export const findAllQuestions = (db: Db) =>
	db
		.select({
			question: profileQuestion,
			answers: db.$count(profileAnswer, eq(profileAnswer.questionId, profileQuestion.id)),
		})
		.from(profileQuestion)
		.orderBy(asc(profileQuestion.position), asc(profileQuestion.id))

/** Returns true if another question has these words. */
export const isTitleTaken = async (tx: Db, title: string, id: string | null): Promise<boolean> => {
	const others = id === null ? undefined : ne(profileQuestion.id, id)
	const [row] = await tx
		.select({ id: profileQuestion.id })
		.from(profileQuestion)
		.where(and(eq(profileQuestion.title, title), others))
	return row !== undefined
}

export const insertQuestion = async (
	tx: Db,
	row: Omit<typeof profileQuestion.$inferInsert, 'id'>,
): Promise<string> => {
	const id = v7()
	await tx.insert(profileQuestion).values({ ...row, id })
	return id
}

export const writeQuestion = async (
	tx: Db,
	id: string,
	change: Partial<typeof profileQuestion.$inferInsert>,
): Promise<void> => {
	await tx.update(profileQuestion).set(change).where(eq(profileQuestion.id, id))
}

/** Deletes those of some questions that nobody answered, and returns their ids. */
export const deleteUnanswered = (tx: Db, ids: readonly string[]): Promise<string[]> =>
	deleteUnreferred(tx, ids, (part, some) =>
		part
			.delete(profileQuestion)
			.where(inArray(profileQuestion.id, some))
			.returning({ id: profileQuestion.id }),
	)
