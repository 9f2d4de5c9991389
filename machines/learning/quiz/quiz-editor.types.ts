import type { PromiseActorLogic } from 'xstate'
import type { QuestionFault } from '#domain/learning/question-file.rules.ts'
import type {
	QuizContent,
	QuizFault,
	QuizQuestionContent,
} from '#domain/learning/quiz-content.rules.ts'
import type { FileFault } from '#machines/kit/table-file.ts'

/** A quiz as it is typed; an empty `asked` means all questions. */
export type QuizDraft = Omit<QuizContent, 'minutes' | 'asked'> & { minutes: string; asked: string }

/** A stored quiz; `id` is null and `revision` 0 for a new one. */
export type QuizSaved = { id: string | null; revision: number; content: QuizContent }

/** A draft of an earlier visit and the revision that it began from. */
export type KeptDraft = { revision: number; draft: QuizDraft }

export type QuizEditorInput = { saved: QuizSaved; kept: KeptDraft | null }

/**
 * `slugTaken`: another quiz has the address. `quizChanged`: somebody changed it since it was
 * opened. `invalid`: the server refuses a field.
 */
export type QuizEditorFailure = 'slugTaken' | 'quizChanged' | 'invalid' | 'tooMany' | 'unavailable'

/** A chosen file of questions; the actor holds its content. */
export type QuestionFile = { id: string; name: string }

/** How a file of questions was read. */
export type FileReport = {
	name: string
	added: number
	/** Questions that are left out. */
	faults: readonly QuestionFault[]
	/** Why nothing was read; null when something was. */
	fault: FileFault | null
}

export type QuizEditorContext = {
	saved: QuizSaved
	/** The revision that the draft replaces. */
	revision: number
	draft: QuizDraft
	/** The fields that were wrong when the form was sent. */
	faults: readonly QuizFault[]
	failure: QuizEditorFailure | null
	/** The file that is read. */
	file: QuestionFile | null
	/** The last file that was read. */
	report: FileReport | null
}

export type QuizEditorEvent =
	| { type: 'field.changed'; change: Partial<Omit<QuizDraft, 'questions'>> }
	| { type: 'question.added'; id: string }
	| { type: 'question.changed'; id: string; change: Partial<QuizQuestionContent> }
	| { type: 'question.moved'; id: string; by: 1 | -1 }
	| { type: 'question.removed'; id: string }
	| { type: 'file.chosen'; file: QuestionFile }
	| { type: 'form.submitted' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while the quiz is stored, `reading` while a file is read. */
export type QuizEditorTag = 'busy' | 'reading'

export type QuizEditorEmitted = { type: 'quiz.stored'; id: string }

export type QuizEditorVerdict =
	| { kind: 'stored'; saved: QuizSaved }
	| { kind: 'quizChanged'; saved: QuizSaved }
	| { kind: 'slugTaken' }
	| { kind: 'invalid' }
	| { kind: 'tooMany' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

/** Questions of a file, or why it cannot be read. */
export type FileVerdict =
	| {
			kind: 'read'
			questions: readonly QuizQuestionContent[]
			faults: readonly QuestionFault[]
	  }
	| { kind: 'refused'; fault: FileFault }

export type QuizEditorActors = {
	/** Reads a file of questions, as a table or as items of QTI 2.1 (DSK-06). */
	readQuestions: PromiseActorLogic<FileVerdict, { file: QuestionFile }>
	/** Makes the quiz, or replaces what it says. */
	storeQuiz: PromiseActorLogic<
		QuizEditorVerdict,
		{ id: string | null; revision: number; content: QuizContent }
	>
}

export type QuizEditorEffects = {
	/** Keeps the draft over a reload; null forgets it. */
	storeDraft: (_: unknown, params: { kept: KeptDraft | null }) => void
}
