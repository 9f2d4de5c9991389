import type { PromiseActorLogic } from 'xstate'

/** The fields of a form as they are typed, by name. */
export type RecordDraft = Readonly<Record<string, string | boolean>>

export type RecordEditorInput = { draft: RecordDraft }

/**
 * `taken`: another record has the address. `changed`: somebody changed the record since it was
 * shown. `invalid`: the server refuses a field. `unavailable`: no answer.
 */
export type RecordEditorFailure = 'taken' | 'changed' | 'invalid' | 'unavailable'

export type RecordEditorContext = RecordEditorInput & {
	/** The fields that were wrong when the form was sent. */
	faults: readonly string[]
	failure: RecordEditorFailure | null
}

export type RecordEditorEvent =
	| { type: 'field.changed'; change: RecordDraft }
	/** `faults` are the fields that are wrong; the rules of the record tell them. */
	| { type: 'form.submitted'; faults: readonly string[] }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while the record is stored, `editing` while the form takes input. */
export type RecordEditorTag = 'busy' | 'editing'

export type RecordEditorVerdict =
	| { kind: 'stored' }
	| { kind: 'taken' }
	| { kind: 'changed' }
	| { kind: 'invalid' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type RecordEditorActors = {
	/** Makes the record, or changes the one that was shown. */
	storeRecord: PromiseActorLogic<RecordEditorVerdict, { draft: RecordDraft }>
}
