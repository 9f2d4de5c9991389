import type { QuestionType } from '#domain/people/profile-question.rules.ts'
import { m } from '#i18n/messages'

/** Types of a question in words. */
export const typeWords: Record<QuestionType, () => string> = {
	multi_select: m.desk_question_multi_select,
	multiple_choice: m.desk_question_multiple_choice,
	free_text: m.desk_question_free_text,
}
