import type { PromiseActorLogic } from 'xstate'
import type { Scores } from '#domain/learning/self-assessment.rules.ts'
import type { StoredScores } from './self-assessment.rules.ts'

/** Why nothing was saved: the session ended, the server rejected it, or it did not answer. */
export type AssessmentFailure = 'signedOut' | 'rejected' | 'unavailable'

export type AssessmentVerdict = { kind: 'saved' } | { kind: 'signedOut' } | { kind: 'rejected' }

export type SelfAssessmentInput = {
	accountId: string
	/** How the account judged itself last; empty for the first time. */
	given: Scores
	/** Stored value of an assessment that was not sent; parsed with a version check. */
	stored: unknown
}

export type SelfAssessmentContext = {
	accountId: string
	/** By the competency's slug; what was not touched is not in it. */
	scores: Scores
	/** True if something was changed since it was kept last. */
	isChanged: boolean
	failure: AssessmentFailure | null
}

export type SelfAssessmentEvent =
	| { type: 'score.changed'; competency: string; score: number }
	| { type: 'assessment.submitted' }

export type SelfAssessmentTag = 'busy' | 'failed'

export type SelfAssessmentActors = {
	/** Sends the scores; fails when the server does not answer. */
	saveAssessment: PromiseActorLogic<AssessmentVerdict, { scores: Scores }>
}

export type SelfAssessmentEffects = {
	/** Keeps the scores over reloads and signing in; null forgets them. */
	storeScores: (_: unknown, params: { kept: StoredScores | null }) => void
	announceSaved: () => void
	/** Says that nothing was changed. */
	announceNothing: () => void
}
