import type { PromiseActorLogic } from 'xstate'

/** The account that buys, as the form is prefilled from it (PUR-01). */
export type Buyer = {
	id: string
	displayName: string
	is_name_made_up: boolean
	email: string
	phone: string | null
	country: string
}

/** The products, and whether a coupon is wanted: not for free ones or an earlier order. */
export type PurchaseOpeningInput = { resourceIds: readonly string[]; wantsCoupon: boolean }

export type PurchaseOpeningContext = PurchaseOpeningInput & {
	buyer: Buyer | null
	/** The code that is chosen for the buyer as the form opens; null for none (PRM-03). */
	offered: string | null
}

export type PurchaseOpeningEvent =
	/** The session's account; null while nobody is signed in. */
	{ type: 'account.observed'; account: Buyer | null } | { type: 'retry.pressed' }

export type PurchaseOpeningTag = 'busy' | 'failed'

export type PurchaseOpeningActors = {
	/** Reads who buys; fails when no answer comes. */
	readBuyer: PromiseActorLogic<Buyer>
	/** Reads the code that saves most on this order; null for none. */
	chooseCoupon: PromiseActorLogic<string | null, { resourceIds: readonly string[] }>
}
