import type { QuestionKind, QuizFault } from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import type { QuizEditorFailure } from '#machines/learning/quiz/quiz-editor.types.ts'

/** Advice for a field that is wrong. */
export const quizFaultWords: Record<Exclude<QuizFault, `question ${string}`>, () => string> = {
	title: m.desk_quiz_fault_needed,
	slug: m.desk_quiz_fault_slug,
	summary: m.desk_quiz_fault_needed,
	subject: m.desk_quiz_fault_subject,
	minutes: m.desk_quiz_fault_minutes,
	asked: m.desk_quiz_fault_asked,
	pools: m.desk_quiz_fault_pools,
	questions: m.desk_quiz_fault_questions,
}

/** Words of a failure. */
export const quizFailureWords: Record<QuizEditorFailure, () => string> = {
	slugTaken: m.desk_quiz_failed_slug,
	quizChanged: m.desk_quiz_failed_changed,
	invalid: m.desk_quiz_failed_invalid,
	tooMany: m.desk_setup_failed_too_many,
	unavailable: m.desk_unavailable,
}

/** Names of the kinds of questions. */
export const kindWords: Record<QuestionKind, () => string> = {
	one: m.desk_quiz_kind_one,
	several: m.desk_quiz_kind_several,
	truth: m.desk_quiz_kind_truth,
	number: m.desk_quiz_kind_number,
	match: m.desk_quiz_kind_match,
	order: m.desk_quiz_kind_order,
	text: m.desk_quiz_kind_text,
}

/** Advice for a question that cannot be asked, by its kind. */
export const faultWords: Record<QuestionKind, () => string> = {
	one: m.desk_quiz_fault_question,
	several: m.desk_quiz_fault_several,
	truth: m.desk_quiz_fault_truth,
	number: m.desk_quiz_fault_number,
	match: m.desk_quiz_fault_match,
	order: m.desk_quiz_fault_order,
	text: m.desk_quiz_fault_text,
}
