import type { PromiseActorLogic } from 'xstate'
import type { FileFault, RowFault } from '#machines/kit/table-file.ts'

/** A chosen file; actors hold its content. Its id is also the import's id. */
export type ChosenFile = { id: string; name: string; size: number }

/** Why an import waits. */
export type ImportFailure =
	| 'signedOut'
	| 'undone'
	| 'tooMany'
	/** The session's second factor has expired. */
	| 'verificationRequired'
	| 'unavailable'

/** `most` is the largest file that is read, in MiB. */
export type TableImportInput = { most: number }

export type TableImportContext = {
	file: ChosenFile | null
	fileFault: FileFault | 'unavailable' | null
	/** The columns that a file without the right ones has. */
	found: readonly string[]
	/** Rows that can be imported. */
	good: number
	/** Rows that are left out, with the reason. */
	faults: readonly RowFault[]
	/** Rows that were sent so far; the rest is sent from here. */
	sent: number
	/** Of them, those that were added. */
	added: number
	failure: ImportFailure | null
	/** The largest file that is read, in MiB. */
	most: number
}

export type TableImportEvent =
	| { type: 'file.chosen'; file: ChosenFile }
	| { type: 'import.confirmed' }
	| { type: 'import.cancelled' }
	/** The browser has a network again. */
	| { type: 'connection.restored' }

export type TableImportTag = 'busy' | 'failed'

export type ReadVerdict =
	| { kind: 'read'; good: number; faults: readonly RowFault[] }
	| { kind: 'refused'; fault: FileFault; found: readonly string[] }

export type BatchVerdict =
	| { kind: 'taken'; rows: number; added: number; faults: readonly RowFault[] }
	| { kind: Exclude<ImportFailure, 'unavailable'> }

export type TableImportActors = {
	/**
	 * Reads a file in a worker, and may ask the server about its rows. Rejects if the server does not
	 * answer.
	 */
	readFile: PromiseActorLogic<ReadVerdict, { file: ChosenFile }>
	/**
	 * Sends the next batch of rows; repeating it adds nothing. Rejects if the server does not answer.
	 */
	sendBatch: PromiseActorLogic<BatchVerdict, { file: ChosenFile; from: number }>
}
