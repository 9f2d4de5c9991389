import type { PromiseActorLogic } from 'xstate'
import type {
	DraftContent,
	DraftFile,
	DraftLesson,
	Gap,
} from '#domain/learning/draft-content.rules.ts'

/** A draft as the server has it; `revision` counts its saves. */
export type SavedContent = { revision: number; content: DraftContent }

/** Prices as they are typed, in rupees. */
export type PriceTexts = { price: string; old_price: string }

/** One change of a writer. */
export type Edit =
	| { kind: 'fields'; change: Partial<Omit<DraftContent, 'price' | 'old_price' | 'lessons'>> }
	| { kind: 'price'; field: keyof PriceTexts; text: string }
	| { kind: 'lessonAdded'; id: string }
	| { kind: 'lesson'; id: string; change: Partial<Omit<DraftLesson, 'id'>> }
	/** A file that was uploaded for a lesson, when its upload has ended. */
	| { kind: 'fileAdded'; id: string; file: DraftFile }
	| { kind: 'lessonMoved'; id: string; by: -1 | 1 }
	| { kind: 'lessonRemoved'; id: string }
	/** All of an earlier version. */
	| { kind: 'restored'; content: DraftContent }

export type ResourceEditorInput = {
	/** Account and resource; what is kept in the browser for others is ignored. */
	subject: string
	saved: SavedContent
	gaps: readonly Gap[]
	/** Stored value; parsed with a version check. */
	stored: unknown
}

/**
 * Why a draft is not saved: the session ended, it is too large, the server does not accept a
 * field, nobody finds it any more, or no answer came.
 */
export type ResourceEditorFailure = 'signedOut' | 'tooLarge' | 'invalid' | 'gone' | 'unavailable'

export type ResourceEditorContext = {
	subject: string
	content: DraftContent
	texts: PriceTexts
	saved: SavedContent
	/** The content that was sent last. */
	sent: DraftContent
	/** As somebody else saved it, while the writer chooses. */
	other: SavedContent | null
	/** The gaps, as the server last said. */
	gaps: readonly Gap[]
	failure: ResourceEditorFailure | null
}

export type ResourceEditorEvent =
	| { type: 'draft.edited'; edit: Edit }
	| { type: 'connection.restored' }
	| { type: 'save.retried' }
	/** Of two texts, the one that was written here, or the other. */
	| { type: 'own.kept' }
	| { type: 'other.taken' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/**
 * `busy` while it will be saved by itself; `failed` while the failure is to be said; `conflict`
 * while the writer chooses; `saved` while the server has all that is shown.
 */
export type ResourceEditorTag = 'busy' | 'failed' | 'conflict' | 'saved'

export type ResourceEditorVerdict =
	| { kind: 'saved'; revision: number; gaps: readonly Gap[] }
	/** Somebody else saved it; the newest content was read. */
	| { kind: 'conflict'; other: SavedContent }
	/** It was handed in, and nobody writes in it now. */
	| { kind: 'moved' }
	| { kind: 'signedOut' }
	| { kind: 'tooLarge' }
	| { kind: 'invalid' }
	| { kind: 'gone' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type ResourceEditorActors = {
	/** Saves over the revision that was read. */
	saveDraft: PromiseActorLogic<ResourceEditorVerdict, SavedContent>
}

export type ResourceEditorEffects = {
	/** Keeps what is not saved over a reload; null when all is saved. */
	storeDraft: (_: unknown, params: { draft: unknown }) => void
}
