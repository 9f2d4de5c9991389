import type { PromiseActorLogic } from 'xstate'
import type { FileFault, RowFault } from './teacher-rows.rules.ts'

/** A chosen file; actors hold its content. Its id is also the import's id. */
export type ChosenFile = { id: string; name: string; size: number }

/** Why an import waits. */
export type ImportFailure = 'signedOut' | 'undone' | 'tooMany' | 'unavailable'

export type TeacherImportContext = {
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
}

export type TeacherImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'import.confirmed' }
  | { type: 'import.cancelled' }
  /** The browser has a network again. */
  | { type: 'connection.restored' }

export type TeacherImportTag = 'busy' | 'failed'

export type ReadVerdict =
  | { kind: 'read'; good: number; faults: readonly RowFault[] }
  | { kind: 'refused'; fault: FileFault; found: readonly string[] }

export type BatchVerdict =
  | { kind: 'taken'; rows: number; added: number; faults: readonly RowFault[] }
  | { kind: Exclude<ImportFailure, 'unavailable'> }

export type TeacherImportActors = {
  /**
   * Reads a file in a worker and asks which addresses the school knows. Rejects if the server does
   * not answer.
   */
  readFile: PromiseActorLogic<ReadVerdict, { file: ChosenFile }>
  /**
   * Sends the next batch of rows; repeating it adds nothing. Rejects if the server does not answer.
   */
  sendBatch: PromiseActorLogic<BatchVerdict, { file: ChosenFile; from: number }>
}
