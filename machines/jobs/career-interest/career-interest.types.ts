import type { PromiseActorLogic } from 'xstate'
import type { CareerDraft, CareerField } from '#domain/jobs/career-draft.rules.ts'
import type { CareerErrors } from '#domain/jobs/career-interest.rules.ts'

/**
 * `placeUnknown`: the chosen place could not be looked up; the others say why the form was not
 * taken.
 */
export type CareerFailure =
	| 'placeUnknown'
	| 'tooYoung'
	| 'refused'
	| 'offline'
	| 'unavailable'
	| 'signedOut'

export type CareerInterestContext = {
	accountId: string
	draft: CareerDraft
	/** When the form was opened, in ms since 1970: ages are counted to that day. */
	now: number
	errors: CareerErrors
	/** Fields that show their error: changed fields, and all fields after the first submit. */
	checked: readonly CareerField[]
	/** The id of the place that is looked up. */
	placeId: string
	failure: CareerFailure | null
}

export type CareerInterestInput = {
	accountId: string
	now: number
	/** Values known from the account. */
	prefill: Partial<CareerDraft>
	/** Stored value; parsed with a version check. */
	stored?: unknown
}

export type CareerInterestEvent =
	| { type: 'field.changed'; field: CareerField; value: string | readonly string[] }
	/** A place was chosen for the address; `name` as it was read. */
	| { type: 'place.chosen'; placeId: string; name: string }
	| { type: 'form.submitted' }

/** `busy` while the form is sent; `placing` while the chosen place is looked up. */
export type CareerInterestTag = 'busy' | 'placing'

/** Fields that a chosen place fills in. */
export type FilledPlace = Pick<
	CareerDraft,
	'city' | 'district' | 'state' | 'postcode' | 'country' | 'lat' | 'lng'
>

export type CareerVerdict =
	| { kind: 'sent' }
	| { kind: 'tooYoung' }
	| { kind: 'refused' }
	| { kind: 'offline' }
	| { kind: 'signedOut' }

export type CareerInterestActors = {
	/** Looks a place up; fails where it is gone or no answer comes. */
	readPlace: PromiseActorLogic<FilledPlace, { placeId: string }>
	/** Sends the form; fails when the server does. */
	submitCareer: PromiseActorLogic<CareerVerdict, { draft: CareerDraft }>
}

export type CareerInterestEffects = {
	/** Keeps the form over reloads. */
	storeDraft: (_: unknown, params: { accountId: string; draft: CareerDraft }) => void
	discardDraft: () => void
	askLogin: () => void
	/** Says that the form has arrived. */
	announceSent: () => void
}
