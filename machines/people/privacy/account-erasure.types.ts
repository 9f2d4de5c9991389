import type { PromiseActorLogic } from 'xstate'

/** Why nothing changed: another address, an open order or refund, signed out, or no answer. */
export type ErasureFailure = 'differs' | 'order-open' | 'refund-open' | 'signedOut' | 'unavailable'

export type ErasureContext = {
	/** The address of the account, which has to be typed. */
	email: string
	isPlanned: boolean
	typed: string
	/** True if what was typed was another address when it was confirmed. */
	differs: boolean
	failure: ErasureFailure | null
}

export type ErasureInput = { email: string; isPlanned: boolean }

export type ErasureEvent =
	| { type: 'erasure.requested' }
	| { type: 'address.changed'; typed: string }
	| { type: 'erasure.confirmed' }
	| { type: 'erasure.dismissed' }
	| { type: 'cancellation.requested' }

export type ErasureTag = 'busy' | 'failed'

export type ErasureVerdict = { kind: 'done' } | { kind: Exclude<ErasureFailure, 'unavailable'> }

export type ErasureActors = {
	/** Plans the erasure; fails when the server does not answer. */
	planErasure: PromiseActorLogic<ErasureVerdict, { typed: string }>
	/** Cancels it; fails when the server does not answer. */
	cancelErasure: PromiseActorLogic<ErasureVerdict>
}

export type ErasureEffects = {
	/** Puts the focus on the address. */
	focusAddress: () => void
	/** Says that the erasure is planned, or was cancelled. */
	announceChange: (_: unknown, params: { isPlanned: boolean }) => void
}
