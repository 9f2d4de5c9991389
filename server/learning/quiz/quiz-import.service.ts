import { v7 } from 'uuid'
import { type QuizContent, quizFaultsOf, quizLimits } from '#domain/learning/quiz-content.rules.ts'
import { type QuizLine, quizFile } from '#domain/learning/quiz-file.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { storedQuestion } from './question.rules.ts'
import { quizColumnsOf } from './quiz-content.service.ts'
import * as store from './quiz-content.store.ts'

/** The column of a field of a quiz. */
const columns: Readonly<Record<string, string>> = { title: 'quiz', slug: 'address' }

const insertQuestion = (
	tx: Db,
	quizId: string,
	{ question, position }: { question: QuizLine['question']; position: number },
) =>
	store.insertQuestions(tx, [
		{ ...storedQuestion({ ...question, id: '' }), id: v7(), quizId, position },
	])

const makeQuiz = async (tx: Db, { question, slug, ...line }: QuizLine, now: Date) => {
	const content: QuizContent = {
		...{ ...line, slug: slug || slugOf(line.title), tags: [], asked: null, pools: [] },
		...{ shuffle: false, questions: [{ ...question, id: '' }] },
	}
	const [field] = quizFaultsOf(content)
	if (field) {
		const column = columns[field] ?? field
		return { column, value: '', reason: 'rule' as const }
	}
	const times = { publishedAt: now, hiddenAt: now }
	const row = await store.insertQuiz(tx, { id: v7(), ...quizColumnsOf(content), ...times })
	if (!row) return { column: 'address', value: content.slug, reason: 'taken' as const }
	await insertQuestion(tx, row.id, { question, position: 0 })
	return { recordId: row.id }
}

/** 28.3: hidden quizzes from a file of questions; undoing keeps those that are used. */
export const quizList: FilledList<QuizLine> = {
	name: 'quizzes',
	file: quizFile,
	hold: store.lockQuizAddresses,
	take: async (tx, line, { now, made }) => {
		const known = await store.findQuizTitled(tx, line.title)
		if (!known) return makeQuiz(tx, line, now)
		if (!made.has(known.id)) return { column: 'quiz', value: line.title, reason: 'taken' }
		const position = (await store.findQuestions(tx, known.id)).length
		if (position >= quizLimits.questions)
			return { column: 'quiz', value: line.title, reason: 'full' }
		await insertQuestion(tx, known.id, { question: line.question, position })
		await store.writeQuiz(tx, known.id, { revision: known.revision + 1 })
		return { recordId: known.id }
	},
	undo: (tx, made) => store.deleteUnused(tx, [...new Set(idsOf(made))]),
}
