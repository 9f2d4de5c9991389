import type { PromiseActorLogic } from 'xstate'
import type { Invited } from '#domain/school/teacher-address.rules.ts'

/** Why nothing was sent. */
export type InviteFailure = 'signedOut' | 'tooMany' | 'unavailable'

/** The fault of the typed addresses: none typed, too many for one submit, or an invalid one. */
export type TypedFault = 'missing' | 'tooMany' | 'invalid'

/** Result for one address. */
export type InviteResult = { email: string; result: 'invited' | 'pending' | 'member' | 'refused' }

export type TeacherInviteInput = {
	/** Stored value of this form; parsed with a version check. */
	stored: unknown
}

export type TeacherInviteContext = {
	/** Addresses as they are typed, separated by commas, semicolons or lines. */
	typed: string
	fault: TypedFault | null
	results: readonly InviteResult[]
	failure: InviteFailure | null
}

export type TeacherInviteEvent =
	| { type: 'addresses.changed'; typed: string }
	| { type: 'invitations.submitted' }

export type TeacherInviteTag = 'busy' | 'failed'

export type InviteVerdict =
	| { kind: 'sent'; results: readonly InviteResult[] }
	| { kind: Exclude<InviteFailure, 'unavailable'> }

export type TeacherInviteActors = {
	/** Invites addresses; fails when the server does not answer. A repeat mails nobody twice. */
	sendInvitations: PromiseActorLogic<InviteVerdict, { teachers: readonly Invited[] }>
}

export type TeacherInviteEffects = {
	/** Keeps what is typed over reloads. */
	storeDraft: (_: unknown, params: { typed: string }) => void
	/** Puts the focus on the addresses. */
	focusAddresses: () => void
}
