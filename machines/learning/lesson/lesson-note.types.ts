import type { PromiseActorLogic } from 'xstate'

/** A note as the server has it; `version` counts its changes, 0 where there is none yet. */
export type Note = { body: string; version: number }

/**
 * Why a note is not saved: the session ended, the lesson is no longer this teacher's, or no answer
 * came.
 */
export type LessonNoteFailure = 'signedOut' | 'gone' | 'unavailable'

export type LessonNoteInput = {
	/** Account and lesson of the note; drafts of other notes are ignored. */
	subject: string
	saved: Note
	/** Stored value; parsed with a version check. */
	stored: unknown
}

export type LessonNoteContext = {
	subject: string
	body: string
	saved: Note
	/** The text that was sent last. */
	sent: string
	/** As it was changed elsewhere, while the words of both are at hand. */
	other: Note | null
	failure: LessonNoteFailure | null
}

export type LessonNoteEvent =
	| { type: 'note.changed'; body: string }
	/** The server's note was refetched. */
	| { type: 'note.observed'; note: Note }
	| { type: 'connection.restored' }
	| { type: 'save.retried' }
	/** Of the two notes, the one that was written here, or the other. */
	| { type: 'own.kept' }
	| { type: 'other.taken' }

/**
 * `busy` while it is not saved yet; `failed` while the failure is to be said; `conflict` while the
 * person chooses.
 */
export type LessonNoteTag = 'busy' | 'failed' | 'conflict'

export type LessonNoteVerdict =
	| { kind: 'saved'; version: number }
	/** It was changed elsewhere; the newest note was read. */
	| { kind: 'conflict'; other: Note }
	| { kind: 'signedOut' }
	| { kind: 'gone' }

export type LessonNoteActors = {
	/** Saves over the version that was read. */
	saveNote: PromiseActorLogic<LessonNoteVerdict, Note>
}

export type LessonNoteEffects = {
	/** Keeps what is not saved over a reload; null when all is saved. */
	storeDraft: (_: unknown, params: { draft: unknown }) => void
}
