import type { PromiseActorLogic } from 'xstate'
import type { Draft } from './community-post.rules.ts'

/** The chosen file; what is in it is the business of the actors. */
export type PictureFile = { name: string }

/** Why something was not done; the view has the words. */
export type PostProblem =
	| 'empty'
	| 'tooLong'
	/** Too many were written in this hour. */
	| 'tooMany'
	/** The post, the group or a picture is not there any more. */
	| 'gone'
	| 'unavailable'
	| 'pictureRefused'
	| 'pictureFailed'
	| 'tooManyPictures'
	| 'undoFailed'

export type CommunityPostInput = {
	/** Most characters of the text. */
	letters: number
	/** Most pictures; 0 for a comment. */
	pictures: number
	signedIn: boolean
	/** Stored value of an earlier visit; parsed with a version check. */
	stored?: unknown
}

export type CommunityPostContext = {
	letters: number
	pictures: number
	signedIn: boolean
	draft: Draft
	/** The picture being uploaded. */
	file: PictureFile | null
	problem: PostProblem | null
	/** The last sent draft, for undoing; `written` is its slug, for a comment its id. */
	sent: { draft: Draft; written: string } | null
}

export type CommunityPostEvent =
	| { type: 'text.changed'; text: string }
	| { type: 'picture.chosen'; file: PictureFile }
	| { type: 'picture.removed'; address: string }
	| { type: 'post.submitted' }
	| { type: 'post.undone' }
	| { type: 'account.observed'; signedIn: boolean }

/**
 * `busy` while a call runs, `shown` while the list shows the text before it is stored, `undoable`
 * while it can be withdrawn.
 */
export type CommunityPostTag = 'busy' | 'shown' | 'undoable'

export type WriteVerdict =
	| { kind: 'written'; written: string }
	| { kind: 'signedOut' }
	| { kind: 'tooMany' }
	| { kind: 'gone' }

export type PictureVerdict = { kind: 'kept'; address: string } | { kind: 'refused' }

export type CommunityPostActors = {
	/** Hands a picture in; fails when the server did not answer. */
	keepPicture: PromiseActorLogic<PictureVerdict, { file: PictureFile }>
	/** Stores the draft once, however often it is sent. Rejects if the server does not answer. */
	writePost: PromiseActorLogic<WriteVerdict, { draft: Draft }>
	/** Takes back what was written; fails when the server did not answer. */
	withdrawPost: PromiseActorLogic<void, { written: string }>
}

export type CommunityPostEffects = {
	/** Keeps the draft over reloads and login. */
	storeDraft: (_: unknown, params: { draft: Draft }) => void
	askLogin: () => void
	/** Says that it is stored; a form that changes something closes then. */
	reportPosted: () => void
}
