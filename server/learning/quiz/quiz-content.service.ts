import { v7 } from 'uuid'
import {
	poolsOf,
	type QuizContent,
	type QuizQuestionContent,
	quizFaultsOf,
} from '#domain/learning/quiz-content.rules.ts'
import { coverNameOf, placeholderOf } from '#server/catalogue/cover/cover-name.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { asksSame, contentOfQuestion, storedQuestion } from './question.rules.ts'
import {
	findQuestions,
	findQuizRow,
	findQuizRows,
	insertQuestions,
	insertQuiz,
	isSlugTaken,
	lockQuizAddresses,
	lockQuizRow,
	type QuestionRow,
	type QuizRow,
	removeQuestions,
	writeQuestion,
	writeQuiz,
} from './quiz-content.store.ts'

export { findMissingQuizzes } from './quiz-content.store.ts'

const contentOf = (row: QuizRow, questions: readonly QuestionRow[]): QuizContent => ({
	title: row.title,
	slug: row.slug,
	summary: row.summary,
	subject: row.subject,
	tags: row.tags,
	minutes: row.minutes,
	asked: row.asked,
	pools: row.pools,
	shuffle: row.shuffle,
	questions: questions.map(contentOfQuestion),
})

const viewOf = (row: QuizRow, questions: readonly QuestionRow[]) => ({
	id: row.id,
	revision: row.revision,
	is_public: row.hiddenAt === null,
	content: contentOf(row, questions),
})

/** FTR-01: one page of the quizzes, hidden ones too. */
export const listQuizContents = async (
	{ db }: Deps,
	query: {
		search?: string
		visibility?: 'public' | 'hidden'
		sort?: 'newest' | 'title'
		limit?: number
		offset?: number
	},
) => {
	const { search = '', visibility, sort = 'newest', limit = 25, offset = 0 } = query
	const filter = { search: search.trim(), visibility }
	const { total, rows } = await findQuizRows(db, filter, { sort, limit, offset })
	return {
		total,
		data: rows.map(({ quiz, questions }) => ({
			id: quiz.id,
			title: quiz.title,
			subject: quiz.subject,
			questions,
			is_public: quiz.hiddenAt === null,
		})),
	}
}

/** FTR-01: a quiz as it is written. @throws Problem 404 not-found */
export const readQuizContent = async (db: Db, id: string) => {
	const row = await findQuizRow(db, id)
	if (!row) throw new Problem(404, 'not-found')
	return viewOf(row, await findQuestions(db, id))
}

const tidy = (content: QuizContent): QuizContent => ({
	...content,
	title: content.title.trim(),
	summary: content.summary.trim(),
	pools: content.pools.filter(({ name }) => poolsOf(content.questions).includes(name)),
})

/** @throws Problem 409 quiz-invalid with `fields` */
const checked = (content: QuizContent): QuizContent => {
	const fields = quizFaultsOf(content)
	if (fields.length > 0) throw new Problem(409, 'quiz-invalid', undefined, { fields })
	return tidy(content)
}

/** The columns of a quiz. */
export const quizColumnsOf = ({ questions: _, ...columns }: QuizContent) => ({
	...columns,
	cover: coverNameOf(columns.subject, 'micro_resource'),
	coverColour: placeholderOf('micro_resource'),
})

/**
 * Writes the questions of a quiz. A question that asks something else than before is a new one, so
 * that earlier attempts still show what was asked then.
 */
const storeQuestions = async (
	tx: Db,
	quizId: string,
	questions: readonly QuizQuestionContent[],
	now: Date,
) => {
	const known = new Map((await findQuestions(tx, quizId)).map((row) => [row.id, row]))
	const fresh = []
	for (const [position, question] of questions.map(storedQuestion).entries()) {
		const row = known.get(question.id)
		if (row && asksSame(row, question)) {
			known.delete(row.id)
			const { feedback, explanation, points, penalty, pool } = question
			const change = { position, feedback, explanation, points, penalty, pool }
			await writeQuestion(tx, row.id, change)
		} else fresh.push({ ...question, id: v7(), quizId, position })
	}
	await removeQuestions(tx, [...known.keys()], now)
	await insertQuestions(tx, fresh)
}

const factsOf = ({ title, slug, questions }: QuizContent) => ({
	title,
	slug,
	questions: questions.length,
})

/**
 * FTR-01: makes a quiz, which stays hidden until it is published.
 * @throws Problem 409 quiz-invalid, slug-taken
 */
export const createQuiz = async (deps: Deps, editor: Account, given: QuizContent) => {
	const content = checked(given)
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		await lockQuizAddresses(tx)
		const times = { publishedAt: now, hiddenAt: now }
		const row = await insertQuiz(tx, { id: v7(), ...quizColumnsOf(content), ...times })
		if (!row) throw new Problem(409, 'slug-taken')
		await storeQuestions(tx, row.id, content.questions, now)
		const act = {
			actorId: editor.id,
			operation: 'createQuiz',
			subject: { kind: 'quiz', id: row.id },
			before: {},
			after: factsOf(content),
		}
		await recordAct(tx, act, now)
		return viewOf(row, await findQuestions(tx, row.id))
	})
}

/**
 * FTR-01: replaces what a quiz says; a public one shows it immediately. An attempt that has begun
 * is refused if a question changed.
 * @throws Problem 404 not-found; 409 quiz-changed if somebody changed it since `revision`,
 * quiz-invalid, slug-taken
 */
export const changeQuiz = async (
	deps: Deps,
	editor: Account,
	id: string,
	given: { revision: number; content: QuizContent },
) => {
	const content = checked(given.content)
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		const row = await lockQuizRow(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		if (row.revision !== given.revision) throw new Problem(409, 'quiz-changed')
		await lockQuizAddresses(tx)
		if (await isSlugTaken(tx, content.slug, id)) throw new Problem(409, 'slug-taken')
		const before = factsOf(contentOf(row, await findQuestions(tx, id)))
		const change = { ...quizColumnsOf(content), revision: row.revision + 1 }
		await writeQuiz(tx, id, change)
		await storeQuestions(tx, id, content.questions, now)
		const act = {
			actorId: editor.id,
			operation: 'changeQuiz',
			subject: { kind: 'quiz', id },
			before,
			after: factsOf(content),
		}
		await recordAct(tx, act, now)
		return viewOf({ ...row, ...change }, await findQuestions(tx, id))
	})
}

/**
 * FTR-01: publishes a quiz, or takes it off the shelves; attempts and hours stay. A repeat changes
 * nothing.
 * @throws Problem 404 not-found
 */
export const showQuizToAll = async (deps: Deps, editor: Account, id: string, isPublic: boolean) => {
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		const row = await lockQuizRow(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		const wasPublic = row.hiddenAt === null
		const change = {
			hiddenAt: isPublic ? null : now,
			...(isPublic && { publishedAt: now }),
		}
		if (wasPublic !== isPublic) {
			await writeQuiz(tx, id, change)
			const act = {
				actorId: editor.id,
				operation: 'showQuizToAll',
				subject: { kind: 'quiz', id },
				before: { public: wasPublic },
				after: { public: isPublic },
			}
			await recordAct(tx, act, now)
		}
		const questions = await findQuestions(tx, id)
		return viewOf(wasPublic === isPublic ? row : { ...row, ...change }, questions)
	})
}
