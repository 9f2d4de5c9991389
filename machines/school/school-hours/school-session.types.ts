import type { PromiseActorLogic } from 'xstate'
import type { SessionDraft, SessionFaults } from '#domain/school/school-session.rules.ts'
import type { KeptSession } from './session-draft.rules.ts'

/**
 * Why a session was not saved or removed: the server found a fault; a ticked teacher left the
 * school; it was removed meanwhile; the account no longer acts for the school; the browser's
 * session ended; no answer.
 */
export type SessionFailure =
	| 'invalid'
	| 'unknownTeacher'
	| 'gone'
	| 'forbidden'
	| 'signedOut'
	| 'unavailable'

export type SessionContext = {
	/** Made before the form is sent, so that sending it again adds nothing. */
	id: string
	/** True if it was recorded before. */
	isKept: boolean
	/** The typed values; they are never lost. */
	draft: SessionDraft
	/** Attendees, by account. */
	attending: readonly string[]
	/** Words that narrow the list of teachers on the page; nobody is unticked by them. */
	sought: string
	/** The present day in India, YYYY-MM-DD. */
	today: string
	/** Errors when Save was last pressed, less those corrected since. */
	faults: SessionFaults
	failure: SessionFailure | null
}

export type SessionInput = {
	id: string
	isKept: boolean
	draft: SessionDraft
	attending: readonly string[]
	/** Selectable attendees: the school's teachers, and earlier attendees. */
	teachers: readonly string[]
	today: string
	/**
	 * Stored value of this form; parsed with a version check, and only for the same session.
	 */
	stored: unknown
}

export type SessionEvent =
	| { type: 'detail.changed'; field: keyof SessionDraft; value: string }
	| { type: 'teacher.toggled'; id: string }
	/** Ticks all of these, or unticks them. */
	| { type: 'teachers.ticked'; ids: readonly string[]; ticked: boolean }
	| { type: 'search.changed'; words: string }
	| { type: 'session.submitted' }
	| { type: 'removal.requested' }
	| { type: 'removal.confirmed' }
	| { type: 'removal.dismissed' }

/** `asking` while the person is asked whether it shall really be removed. */
export type SessionTag = 'busy' | 'failed' | 'asking'

/** Result of sending or removing. */
export type SessionVerdict =
	| { kind: 'done' }
	| { kind: 'invalid' | 'unknownTeacher' | 'gone' | 'forbidden' | 'signedOut' }

export type SessionActors = {
	/** Records or corrects the session; fails when the server does not answer. */
	saveSession: PromiseActorLogic<
		SessionVerdict,
		{ id: string; isKept: boolean; draft: SessionDraft; attending: readonly string[] }
	>
	/** Removes the session with its hours; fails when the server does not answer. */
	removeSession: PromiseActorLogic<SessionVerdict, { id: string }>
}

export type SessionEffects = {
	/** Keeps the form over reloads and signing in; null forgets it. */
	storeDraft: (_: unknown, params: { kept: KeptSession | null }) => void
	/** Puts the focus on the first field that is wrong. */
	focusFault: () => void
	/** Says that it was saved or removed, and leads back to the hours. */
	leaveForm: (_: unknown, params: { outcome: 'saved' | 'removed' }) => void
}
