import type { PromiseActorLogic } from 'xstate'
import type { RegistrationFacts } from '#domain/learning/registration.rules.ts'

/**
 * Why the action failed: `refused` by the server's clock or facts, which are read again;
 * `unavailable` if no answer came.
 */
export type RegistrationFailure = 'refused' | 'gone' | 'signedOut' | 'unavailable'

export type RegistrationInput = {
	id: string
	facts: RegistrationFacts
	/** The server's present moment, in ms. */
	now: number
}

export type RegistrationContext = RegistrationInput & {
	/** Where the room is, once the server has said so. */
	joinUrl: string | null
	failure: RegistrationFailure | null
}

export type RegistrationEvent =
	/** The clock, by the server's time, in ms; the view tells it every second. */
	| { type: 'clock.ticked'; now: number }
	/** The server's status of the registration arrived. */
	| { type: 'registration.observed'; facts: RegistrationFacts }
	| { type: 'entry.requested' }
	| { type: 'leaving.requested' }
	| { type: 'leaving.confirmed' }
	| { type: 'leaving.dismissed' }

/** `busy` while the server is asked, `asking` while the teacher is asked whether to leave. */
export type RegistrationTag = 'busy' | 'asking'

export type EntryVerdict =
	| { kind: 'entered'; joinUrl: string }
	| { kind: 'refused' }
	| { kind: 'gone' }
	| { kind: 'signedOut' }

export type LeavingVerdict =
	| { kind: 'left' }
	| { kind: 'refused' }
	| { kind: 'gone' }
	| { kind: 'signedOut' }

export type RegistrationActors = {
	/** Enters the room; the first time is attendance. */
	joinSession: PromiseActorLogic<EntryVerdict, { id: string }>
	/** Takes the registration back. */
	leaveRegistration: PromiseActorLogic<LeavingVerdict, { id: string }>
}

export type RegistrationEffects = {
	/** Opens the room in a new window. */
	openRoom: (_: unknown, params: { joinUrl: string }) => void
}
