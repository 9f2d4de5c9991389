import type { PromiseActorLogic } from 'xstate'

/** Changes that a point of contact, or an invited teacher, makes by one press. */
export type SchoolChangeKind =
	| 'accept'
	| 'resend'
	| 'revoke'
	| 'remove'
	| 'undo'
	| 'takeLicence'
	| 'takeVoucher'

/** `id` of the invitation, teacher or import; `of` is the licence or voucher; `name` is shown. */
export type SchoolChange = { kind: SchoolChangeKind; id: string; of?: string; name: string }

/** Why nothing changed. */
export type SchoolChangeFailure =
	| 'gone'
	| 'used'
	| 'expired'
	| 'revoked'
	| 'otherAddress'
	| 'otherSchool'
	| 'voucherUsed'
	| 'tooMany'
	| 'signedOut'
	| 'unavailable'

export type SchoolChangeContext = {
	change: SchoolChange | null
	failure: SchoolChangeFailure | null
}

export type SchoolChangeEvent =
	| { type: 'change.requested'; change: SchoolChange }
	| { type: 'change.confirmed' }
	| { type: 'change.dismissed' }

export type SchoolChangeTag = 'busy' | 'failed' | 'asking' | 'settled'

export type SchoolChangeVerdict =
	| { kind: 'changed' }
	| { kind: Exclude<SchoolChangeFailure, 'unavailable'> }

export type SchoolChangeActors = {
	/** Sends the change; fails when the server does not answer. A repeat changes nothing. */
	sendChange: PromiseActorLogic<SchoolChangeVerdict, { change: SchoolChange }>
}
