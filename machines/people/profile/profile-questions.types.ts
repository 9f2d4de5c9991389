import type { PromiseActorLogic } from 'xstate'
import type { AnswerChange, Draft, SavedAnswers, Values } from './profile-questions.rules.ts'

export type ProfileQuestionsContext = {
	accountId: string
	/** Stored answers, by question and in the order of the questions. */
	saved: SavedAnswers
	draft: Draft
}

export type ProfileQuestionsInput = {
	accountId: string
	saved: SavedAnswers
	/** Stored value of an earlier visit; parsed with a version check. */
	stored?: unknown
}

export type ProfileQuestionsEvent =
	| { type: 'answer.changed'; questionId: string; values: Values }
	| { type: 'form.submitted' }
	/** The server's answers were refetched. */
	| { type: 'answers.observed'; saved: SavedAnswers }

export type ProfileQuestionsTag = 'busy' | 'failed'

export type ProfileQuestionsActors = {
	/** Writes one answer; fails when the server refused it or did not answer. */
	saveAnswer: PromiseActorLogic<{ answerId: string }, AnswerChange>
}

export type ProfileQuestionsEffects = {
	/** Keeps what is not saved yet over a reload; an empty draft is forgotten. */
	storeDraft: (_: unknown, params: { accountId: string; draft: Draft }) => void
	/** `No changes detected` */
	announceNothing: () => void
	/** `Details updated successfully!` */
	announceSaved: () => void
	/** `Error submitting form` */
	announceFailure: () => void
}
