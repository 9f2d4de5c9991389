import type { PromiseActorLogic } from 'xstate'
import type { Seen } from './nudge-scheduler.rules.ts'

export type NudgeSchedulerContext = {
	seen: Seen
	/** The questionnaire was closed without answers: it waits for the next re-check. */
	wasClosed: boolean
	/**
	 * `Later` was chosen, or the career-interest form was shown: the questionnaire waits for the next
	 * page load.
	 */
	isPutOff: boolean
	/** How long until the career-interest form is due, in ms, when it was looked up last. */
	dueIn: number
}

export type NudgeSchedulerEvent =
	/** Page, account, tab, connection or the other modals changed; only what is said changed. */
	| { type: 'scene.observed'; seen: Partial<Seen> }
	/**
	 * A modal was closed: by a button, Escape or the overlay, by `Later` (`postponed`), or by its own
	 * process (`finished`).
	 */
	| { type: 'modal.closed'; kind: string; reason: string | null }

/** `due` if the career-interest form is due by stored time and clock, else the ms until then. */
export type NudgeVerdict = { kind: 'due' } | { kind: 'recent'; dueIn: number }

export type QuestionnaireVerdict = { kind: 'answered' } | { kind: 'open' }

export type NudgeSchedulerActors = {
	/** Reads the stored time and the clock; never fails. */
	readNudge: PromiseActorLogic<NudgeVerdict>
	/** Asks the server whether the questionnaire was answered; fails when no answer comes. */
	checkQuestionnaire: PromiseActorLogic<QuestionnaireVerdict>
}

export type NudgeSchedulerEffects = {
	openCareer: () => void
	openQuestionnaire: () => void
	/** Stores the present time as that of the last nudge. */
	storeNudged: () => void
}
