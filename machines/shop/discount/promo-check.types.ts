import type { PromiseActorLogic } from 'xstate'

/**
 * The server's verdict on a code. `refused` has the server's own words, shown unchanged (PRM-01).
 */
export type PromoVerdict =
	| { kind: 'valid' }
	| { kind: 'invalid' }
	| { kind: 'refused'; detail: string }

export type PromoCheckContext = {
	/** The code as typed or as the chosen card has it, trimmed. */
	code: string
	/** The code came from a coupon card; at most one card is applied (PRM-03). */
	isChosen: boolean
	/** The server's own words when it refused with some; shown as they are, never translated. */
	detail: string | null
}

export type PromoCheckInput = {
	/** A code to start with, for example of a restored draft. */
	code?: string
	/** The code is that of the coupon that was chosen for the buyer when the form opened (PRM-03). */
	isChosen?: boolean
}

export type PromoCheckEvent =
	| { type: 'promo.changed'; code: string }
	/**
	 * A coupon card was clicked; its code is checked immediately. `applicable` is the server's
	 * `applies` for this item.
	 */
	| { type: 'coupon.chosen'; code: string; applicable: boolean }
	| { type: 'promo.cleared' }
	| { type: 'check.retried' }

/**
 * `busy` while the answer is awaited, `failed` when the purchase cannot be saved with this code.
 */
export type PromoCheckTag = 'busy' | 'failed'

/** State of the code for the purchase; `pending` until it is settled. */
export type PromoKind = 'none' | 'pending' | 'valid' | 'invalid' | 'refused' | 'failed'

export type PromoCheckActors = {
	/** Asks the server to price the order with the code. A code change drops the answer. */
	checkPromo: PromiseActorLogic<PromoVerdict, { code: string }>
}

export type PromoCheckEffects = {
	/** Reports the code's status to the purchase. */
	reportPromo: (_: unknown, params: { code: string; kind: PromoKind }) => void
}
