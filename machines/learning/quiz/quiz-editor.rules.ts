import {
	emptyQuestion,
	type QuizContent,
	type QuizFault,
	type QuizQuestionContent,
	quizFaultsOf,
	quizLimits,
} from '#domain/learning/quiz-content.rules.ts'
import type { FileReport, FileVerdict, QuizDraft } from './quiz-editor.types.ts'

/** A quiz without anything in it. */
export const emptyQuiz: QuizContent = {
	title: '',
	slug: '',
	summary: '',
	subject: '',
	tags: [],
	minutes: 10,
	asked: null,
	pools: [],
	shuffle: false,
	questions: [],
}

/** A question as it was kept before there were kinds: one option was right. */
type EarlyQuestion = Partial<QuizQuestionContent> & { id: string; answer?: number }

/** Returns a kept draft with all of its fields, also one from before there were kinds. */
export const wholeDraft = (
	kept: Partial<Omit<QuizDraft, 'questions'>> & { questions: readonly EarlyQuestion[] },
): QuizDraft => ({
	...quizDraftOf(emptyQuiz),
	...kept,
	questions: kept.questions.map(({ answer = 0, ...question }) => ({
		...emptyQuestion(question.id),
		right: [answer],
		...question,
	})),
})

/** Returns a stored quiz as it is typed. */
export const quizDraftOf = ({ minutes, asked, ...content }: QuizContent): QuizDraft => ({
	...content,
	minutes: String(minutes),
	asked: asked === null ? '' : String(asked),
})

const whole = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0)

/** Returns a draft as it is stored; a number that is none is 0, which the rules refuse. */
export const contentOfDraft = ({ minutes, asked, ...draft }: QuizDraft): QuizContent => ({
	...draft,
	minutes: whole(minutes),
	asked: asked.trim() === '' ? null : whole(asked),
})

/** Returns the fields of a draft that are wrong. */
export const faultsOfQuizDraft = (draft: QuizDraft): QuizFault[] =>
	quizFaultsOf(contentOfDraft(draft))

/** Returns an address for a title: a to z, digits and hyphens; empty for other scripts. */
export const slugFrom = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')

/** Returns a draft with a change; the address follows the title until somebody types another. */
export const changedDraft = (
	draft: QuizDraft,
	change: Partial<Omit<QuizDraft, 'questions'>>,
	isNew: boolean,
): QuizDraft => {
	const follows = isNew && change.title !== undefined && draft.slug === slugFrom(draft.title)
	return { ...draft, ...change, ...(follows && { slug: slugFrom(change.title!) }) }
}

/** Returns the questions with a new one at the end, which has two empty options. */
export const withQuestion = (
	questions: readonly QuizQuestionContent[],
	id: string,
): QuizQuestionContent[] =>
	questions.some((question) => question.id === id)
		? [...questions]
		: [...questions, emptyQuestion(id)]

/** Returns the questions with one of them moved up (-1) or down (1). */
export const movedQuestions = (
	questions: readonly QuizQuestionContent[],
	id: string,
	by: 1 | -1,
): QuizQuestionContent[] => {
	const from = questions.findIndex((question) => question.id === id)
	const to = from + by
	if (from === -1 || to < 0 || to >= questions.length) return [...questions]
	return questions.with(from, questions[to]!).with(to, questions[from]!)
}

/** Returns the questions with those of a file at the end, as many as a quiz has room for. */
export const withQuestions = (
	questions: readonly QuizQuestionContent[],
	verdict: FileVerdict,
): QuizQuestionContent[] => {
	const known = new Set(questions.map(({ id }) => id))
	const read = verdict.kind === 'read' ? verdict.questions.filter(({ id }) => !known.has(id)) : []
	return [...questions, ...read.slice(0, Math.max(0, quizLimits.questions - questions.length))]
}

/** How a file was read: questions for which a quiz has no room are among those left out. */
export const reportOf = (
	name: string,
	known: readonly QuizQuestionContent[],
	verdict: FileVerdict,
): FileReport => {
	if (verdict.kind === 'refused') return { name, added: 0, faults: [], fault: verdict.fault }
	const added = withQuestions(known, verdict).length - known.length
	const left = verdict.questions.slice(added).map(({ prompt }, i) => {
		return { row: added + i + 1, column: 'question', value: prompt, reason: 'full' as const }
	})
	return { name, added, faults: [...verdict.faults, ...left], fault: null }
}
