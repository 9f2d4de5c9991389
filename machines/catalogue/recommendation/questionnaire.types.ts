import type { PromiseActorLogic } from 'xstate'
import type { Answers, Options, Question } from './questionnaire.rules.ts'

/** One long form, or one question at a time. */
export type QuestionnaireVariant = 'form' | 'wizard'

/**
 * `offline`: no connection; `unavailable`: the server failed; `signedOut`: the session has ended.
 */
export type QuestionnaireFailure = 'offline' | 'unavailable' | 'signedOut'

export type QuestionnaireContext = {
	accountId: string
	variant: QuestionnaireVariant
	answers: Answers
	/** The person tried to go on without an answer: questions show what is missing. */
	tried: boolean
	/** The wizard's present question, counted from 0. */
	position: number
	failure: QuestionnaireFailure | null
}

export type QuestionnaireInput = {
	accountId: string
	variant: QuestionnaireVariant
	options: Options
	/** Stored value; parsed with a version check. */
	stored?: unknown
}

export type QuestionnaireEvent =
	| { type: 'answer.changed'; question: Question; values: readonly string[] }
	/** The wizard's Next and Back. */
	| { type: 'question.continued' }
	| { type: 'question.returned' }
	| { type: 'answers.submitted' }
	/** OK in the dialog of the success or the failure. */
	| { type: 'result.acknowledged' }

/** `busy` while the answers are sent; `failed` and `recommended` while their dialog is open. */
export type QuestionnaireTag = 'busy' | 'failed' | 'recommended'

export type SubmitVerdict = { kind: 'recommended' } | { kind: 'offline' } | { kind: 'signedOut' }

export type QuestionnaireActors = {
	/** Sends the answers and refetches the recommendations. Rejects if the server fails. */
	submitAnswers: PromiseActorLogic<SubmitVerdict, { answers: Answers }>
}

export type QuestionnaireEffects = {
	/** Keeps the answers over reloads. */
	storeAnswers: (_: unknown, params: { accountId: string; answers: Answers }) => void
	discardAnswers: () => void
	askLogin: () => void
}
