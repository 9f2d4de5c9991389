import type { PromiseActorLogic } from 'xstate'
import type { Check, Draft, Fault, StoredForm } from './form-submission.rules.ts'

export type { Check, Draft, Fault } from './form-submission.rules.ts'

/** `rejected`: the server found something wrong that the form did not. */
export type SubmitVerdict = { kind: 'stored' } | { kind: 'tooMany' } | { kind: 'rejected' }

export type SubmitFailure = 'tooMany' | 'rejected' | 'unavailable'

export type FormSubmissionInput = {
	/** Rules of each field. */
	checks: Readonly<Record<string, Check>>
	/** Initial values of the fields. */
	given: Draft
	/** Stored value of this form; parsed with a version check. */
	stored?: unknown
	/** True if the form shows its receipt after a reload too. */
	keepsReceipt: boolean
}

export type FormSubmissionContext = Pick<
	FormSubmissionInput,
	'checks' | 'given' | 'keepsReceipt'
> & {
	draft: Draft
	/** Errors since the form was last sent; typing in a field clears its error. */
	faults: Readonly<Record<string, Fault>>
	failure: SubmitFailure | null
	/** True if it was sent on an earlier visit. */
	wasSent: boolean
}

export type FormSubmissionEvent =
	| { type: 'field.changed'; field: string; value: string }
	| { type: 'form.submitted' }
	/** Starts another form after one was sent. */
	| { type: 'form.restarted' }

/** `busy` while sending, `failed` while the error is shown. */
export type FormSubmissionTag = 'busy' | 'failed'

export type FormSubmissionActors = {
	/** Hands the form in. */
	submitForm: PromiseActorLogic<SubmitVerdict, { draft: Draft }>
}

export type FormSubmissionEffects = {
	/** Keeps the form over reloads and login; null forgets it. */
	storeForm: (_: unknown, params: { form: StoredForm | null }) => void
}
