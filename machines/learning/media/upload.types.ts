import type { PromiseActorLogic } from 'xstate'
import type { MediaFault, MediaKind } from '#domain/learning/media.rules.ts'

/** A file that was chosen; its content is the business of the actors. */
export type ChosenFile = { name: string; bytes: number }

export type UploadInput = {
	/** The kinds that this place takes. */
	kinds: readonly MediaKind[]
}

/**
 * Why a file is not uploaded: its name or size; `refused`: its content is not what its name says;
 * `gone`: the server has forgotten the upload; `signedOut`: the second factor was not given.
 */
export type UploadFailure = MediaFault | 'refused' | 'gone' | 'signedOut'

export type UploadContext = UploadInput & {
	file: ChosenFile | null
	/** The upload as the server knows it; null before it is begun. */
	id: string | null
	/** Parts that have arrived, and all of them. */
	sent: number
	total: number
	failure: UploadFailure | null
}

export type UploadEvent =
	| { type: 'file.chosen'; file: ChosenFile }
	| { type: 'upload.stopped' }
	| { type: 'connection.restored' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while bytes are sent; `open` from the choice of a file to its end; `waiting` offline. */
export type UploadTag = 'busy' | 'open' | 'waiting'

type Begun = { kind: 'begun'; id: string; sent: number; total: number }
type NotTaken =
	| { kind: 'refused' }
	| { kind: 'gone' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type BeginVerdict = Begun | NotTaken

/** `sent`: how many parts the server has now. */
export type PartVerdict = { kind: 'sent'; sent: number } | NotTaken

export type UploadActors = {
	/** Begins the upload of the chosen file, or asks how far the one of this id is. */
	beginUpload: PromiseActorLogic<BeginVerdict, { file: ChosenFile; id: string | null }>
	/** Sends one part. */
	sendPart: PromiseActorLogic<PartVerdict, { id: string; number: number }>
}

/** Sent to the view when the server has the whole file. */
export type UploadEmitted = { type: 'upload.done'; id: string; name: string }
