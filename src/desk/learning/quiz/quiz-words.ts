import type { QuizFault } from '#domain/learning/quiz-content.rules.ts'
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
