import type { PromiseActorLogic } from 'xstate'
import type {
  QuizContent,
  QuizFault,
  QuizQuestionContent,
} from '#domain/learning/quiz-content.rules.ts'

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

export type QuizEditorContext = {
  saved: QuizSaved
  /** The revision that the draft replaces. */
  revision: number
  draft: QuizDraft
  /** The fields that were wrong when the form was sent. */
  faults: readonly QuizFault[]
  failure: QuizEditorFailure | null
}

export type QuizEditorEvent =
  | { type: 'field.changed'; change: Partial<Omit<QuizDraft, 'questions'>> }
  | { type: 'question.added'; id: string }
  | { type: 'question.changed'; id: string; change: Partial<QuizQuestionContent> }
  | { type: 'question.moved'; id: string; by: 1 | -1 }
  | { type: 'question.removed'; id: string }
  | { type: 'form.submitted' }
  /** The session passed the second factor again. */
  | { type: 'factor.verified' }
  | { type: 'factor.declined' }

/** `busy` while the quiz is stored. */
export type QuizEditorTag = 'busy'

export type QuizEditorEmitted = { type: 'quiz.stored'; id: string }

export type QuizEditorVerdict =
  | { kind: 'stored'; saved: QuizSaved }
  | { kind: 'quizChanged'; saved: QuizSaved }
  | { kind: 'slugTaken' }
  | { kind: 'invalid' }
  | { kind: 'tooMany' }
  /** The session's second factor has expired. */
  | { kind: 'verificationRequired' }

export type QuizEditorActors = {
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
