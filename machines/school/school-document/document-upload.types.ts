import type { PromiseActorLogic } from 'xstate'
import type {
	ChosenDocument,
	DocumentFault,
	RefusedDocument,
} from '#domain/school/document-upload.rules.ts'

export type {
	ChosenDocument,
	DocumentFault,
	RefusedDocument,
} from '#domain/school/document-upload.rules.ts'

/** Why the documents wait. */
export type UploadFailure = 'signedOut' | 'verified' | 'unavailable'

export type DocumentUploadInput = {
	/** Number of documents that the school uploaded before. */
	handedIn: number
}

export type DocumentUploadContext = DocumentUploadInput & {
	/** Chosen and not sent yet; the first one is sent next. */
	waiting: readonly ChosenDocument[]
	/** How many arrived since the dialog was opened. */
	sent: number
	refused: readonly RefusedDocument[]
	failure: UploadFailure | null
}

export type DocumentUploadEvent =
	| { type: 'documents.chosen'; documents: readonly ChosenDocument[] }
	| { type: 'document.removed'; id: string }
	| { type: 'documents.submitted' }
	/** The browser has a network again. */
	| { type: 'connection.restored' }

export type DocumentUploadTag = 'busy' | 'failed'

export type DocumentVerdict =
	| { kind: 'kept' }
	| { kind: DocumentFault }
	| { kind: Exclude<UploadFailure, 'unavailable'> }

export type DocumentUploadActors = {
	/**
	 * Sends one document and reads the school again; repeating it adds nothing. Rejects if the server
	 * does not answer.
	 */
	sendDocument: PromiseActorLogic<DocumentVerdict, { document: ChosenDocument }>
}
