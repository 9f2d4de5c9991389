import type { PromiseActorLogic } from 'xstate'

/** Owner of the picture: the account, the school it acts for, or an instructor of the shop. */
export type PictureOwner = 'user' | 'school' | 'instructor'

/** The chosen file; what is in it is the business of the actors. */
export type PictureFile = { name: string }

/** Why there is no new picture; the view has the words, and the server's where it sent some. */
export type PictureFailure = {
	kind: 'wrongType' | 'unreadable' | 'tooLarge' | 'refused' | 'unavailable'
	/** The server's `response.message`. */
	message: string | null
}

export type PictureUploadContext = {
	owner: PictureOwner
	file: PictureFile | null
	/** The address of what is shown while the square is chosen. */
	preview: string | null
	failure: PictureFailure | null
}

export type PictureUploadInput = { owner: PictureOwner }

export type PictureUploadEvent =
	| { type: 'picture.chosen'; file: PictureFile }
	/** The square that is marked is to be sent. */
	| { type: 'picture.confirmed' }
	| { type: 'picture.discarded' }
	| { type: 'failure.acknowledged' }

export type PictureUploadTag = 'busy' | 'failed'

export type UploadVerdict =
	| { kind: 'uploaded'; message: string }
	| { kind: 'tooLarge' | 'refused'; message: string | null }

export type PictureUploadActors = {
	/** Reads the file as a picture; fails when there is none in it. */
	readPicture: PromiseActorLogic<{ preview: string }, { file: PictureFile }>
	/**
	 * Crops and sends the picture, then reads the account or school again. Rejects if the server does
	 * not answer.
	 */
	uploadPicture: PromiseActorLogic<UploadVerdict, { owner: PictureOwner; name: string }>
}

export type PictureUploadEffects = {
	/** `Profile Picture Updated` of a person, the server's word of a school. */
	announceUploaded: (_: unknown, params: { owner: PictureOwner; message: string }) => void
}
