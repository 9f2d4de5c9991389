import {
	and,
	asc,
	desc,
	eq,
	ilike,
	inArray,
	isNotNull,
	isNull,
	notExists,
	type SQL,
	sql,
} from 'drizzle-orm'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { quiz, quizAttempt, quizQuestion } from './quiz.tables.ts'

export type QuizRow = typeof quiz.$inferSelect
export type QuestionRow = typeof quizQuestion.$inferSelect

const orders = {
	newest: [desc(quiz.publishedAt), asc(quiz.id)],
	title: [asc(quiz.title), asc(quiz.id)],
} as const

/** The filters of the desk's list of quizzes. */
export type QuizFilter = { search: string; visibility?: 'public' | 'hidden' | undefined }

const whereOf = ({ search, visibility }: QuizFilter): SQL | undefined =>
	and(
		search === '' ? undefined : ilike(quiz.title, likeOf(search)),
		visibility && (visibility === 'public' ? isNull(quiz.hiddenAt) : isNotNull(quiz.hiddenAt)),
	)

/** One page of the quizzes, hidden ones too, and how many there are in all. */
export const findQuizRows = async (
	db: Db,
	filter: QuizFilter,
	{ sort, limit, offset }: { sort: keyof typeof orders; limit: number; offset: number },
) => {
	const where = whereOf(filter)
	const questions = db.$count(
		quizQuestion,
		and(eq(quizQuestion.quizId, quiz.id), isNull(quizQuestion.removedAt)),
	)
	const total = await db.$count(quiz, where)
	const rows = await db
		.select({ quiz, questions })
		.from(quiz)
		.where(where)
		.orderBy(...orders[sort])
		.limit(limit)
		.offset(offset)
	return { total, rows }
}

export const findQuizRow = async (db: Db, id: string): Promise<QuizRow | undefined> =>
	(await db.select().from(quiz).where(eq(quiz.id, id)))[0]

/** Returns a quiz and holds it until the transaction ends. */
export const lockQuizRow = async (tx: Db, id: string): Promise<QuizRow | undefined> =>
	(await tx.select().from(quiz).where(eq(quiz.id, id)).for('update'))[0]

/** The questions of a quiz in their order, without those that were removed. */
export const findQuestions = (db: Db, quizId: string): Promise<QuestionRow[]> =>
	db
		.select()
		.from(quizQuestion)
		.where(and(eq(quizQuestion.quizId, quizId), isNull(quizQuestion.removedAt)))
		.orderBy(asc(quizQuestion.position))

/** A quiz of a title, in any letters. */
export const findQuizTitled = async (tx: Db, title: string): Promise<QuizRow | undefined> =>
	(await tx.select().from(quiz).where(sql`lower(${quiz.title}) = lower(${title})`).limit(1))[0]

/** Deletes quizzes that nothing uses, and returns their ids. */
export const deleteUnused = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
	const uses = [quizAttempt, lesson, certificate, trainingEntry].map((table) =>
		notExists(tx.select({ one: sql`1` }).from(table).where(eq(table.quizId, quiz.id))),
	)
	const unused = await tx
		.select({ id: quiz.id })
		.from(quiz)
		.where(and(inArray(quiz.id, [...ids]), ...uses))
	const gone = unused.map(({ id }) => id)
	await tx.delete(quizQuestion).where(inArray(quizQuestion.quizId, gone))
	await tx.delete(quiz).where(inArray(quiz.id, gone))
	return gone
}

/** Inserts a quiz; undefined if another one has its address. */
export const insertQuiz = async (
	tx: Db,
	row: typeof quiz.$inferInsert,
): Promise<QuizRow | undefined> =>
	(await tx.insert(quiz).values(row).onConflictDoNothing({ target: quiz.slug }).returning())[0]

export const writeQuiz = async (
	tx: Db,
	id: string,
	change: Partial<typeof quiz.$inferInsert>,
): Promise<void> => {
	await tx.update(quiz).set(change).where(eq(quiz.id, id))
}

/** Lets one transaction at a time choose the address of a quiz. */
export const lockQuizAddresses = async (tx: Db): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quiz addresses'))`)
}

/** Returns true if another quiz has an address. */
export const isSlugTaken = async (tx: Db, slug: string, id: string): Promise<boolean> => {
	const [row] = await tx.select({ id: quiz.id }).from(quiz).where(eq(quiz.slug, slug))
	return row !== undefined && row.id !== id
}

export const insertQuestions = async (
	tx: Db,
	rows: (typeof quizQuestion.$inferInsert)[],
): Promise<void> => {
	if (rows.length > 0) await tx.insert(quizQuestion).values(rows)
}

/** Removes questions from a quiz; earlier attempts still show them. */
export const removeQuestions = async (tx: Db, ids: string[], now: Date): Promise<void> => {
	if (ids.length === 0) return
	await tx.update(quizQuestion).set({ removedAt: now }).where(inArray(quizQuestion.id, ids))
}

export const writeQuestion = async (
	tx: Db,
	id: string,
	change: Pick<
		QuestionRow,
		'position' | 'feedback' | 'explanation' | 'points' | 'penalty' | 'pool'
	>,
): Promise<void> => {
	await tx.update(quizQuestion).set(change).where(eq(quizQuestion.id, id))
}

/** Returns those of these ids that are no quizzes. */
export const findMissingQuizzes = async (db: Db, ids: readonly string[]): Promise<string[]> => {
	if (ids.length === 0) return []
	const rows = await db
		.select({ id: quiz.id })
		.from(quiz)
		.where(inArray(quiz.id, [...ids]))
	return ids.filter((id) => rows.every((row) => row.id !== id))
}
