import type { PromiseActorLogic } from 'xstate'
import type { BillingDetails, BillingFaults } from '#domain/shop/billing-details.rules.ts'

/** Why details were not saved: the session ended, or the server did not answer. */
export type BillingFailure = 'signedOut' | 'unavailable'

export type BillingContext = {
	/** The typed values; they are never lost. */
	draft: BillingDetails
	/** Errors when Save was last pressed, less those corrected since. */
	faults: BillingFaults
	failure: BillingFailure | null
}

export type BillingInput = { saved: BillingDetails }

export type BillingEvent =
	| { type: 'detail.changed'; field: keyof BillingDetails; value: string }
	| { type: 'details.submitted' }

/** `saved` while it is said that the details are kept. */
export type BillingTag = 'busy' | 'saved' | 'failed'

/** Result of saving; `kept` are the details as the server has them. */
export type BillingVerdict = { kind: 'saved'; kept: BillingDetails } | { kind: 'signedOut' }

export type BillingActors = {
	/** Sends the details; fails when the server does not answer. */
	saveDetails: PromiseActorLogic<BillingVerdict, BillingDetails>
}

export type BillingEffects = {
	/** Puts the focus on the first field that is wrong. */
	focusFault: (_: unknown, params: { faults: BillingFaults }) => void
}
