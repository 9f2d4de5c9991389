import type { PromiseActorLogic } from 'xstate'
import type { Details, DetailsErrors, DetailsField } from './profile-details.rules.ts'

export type ProfileDetailsContext = {
	accountId: string
	/** Details as the server has them. */
	saved: Details
	draft: Details
	errors: DetailsErrors
}

export type ProfileDetailsInput = {
	accountId: string
	saved: Details
	/** Stored value of an earlier visit; parsed with a version check. */
	stored?: unknown
}

export type ProfileDetailsEvent =
	| { type: 'field.changed'; field: DetailsField; value: string }
	| { type: 'form.submitted' }

export type ProfileDetailsTag = 'busy' | 'failed'

export type SaveDetailsVerdict =
	| { kind: 'saved' }
	/** There is no such number. */
	| { kind: 'phoneRefused' }

export type ProfileDetailsActors = {
	/** Writes name and phone; fails when the server did not answer. */
	saveDetails: PromiseActorLogic<SaveDetailsVerdict, Details>
}

export type ProfileDetailsEffects = {
	/** Keeps what is typed over reloads and signing in again. */
	storeDraft: (_: unknown, params: { accountId: string; draft: Details }) => void
	discardDraft: () => void
	/** `Details updated successfully!` */
	announceSaved: () => void
	/** `No changes detected` */
	announceNothing: () => void
	/** The first field that is wrong gets the focus. */
	focusError: () => void
}
