import type { PromiseActorLogic } from 'xstate'
import type { OrderInput, OrderRefusal } from '#machines/kit/order.types.ts'
import type { DraftField, DraftOwner, FieldErrors, PurchaseDraft } from './purchase-form.rules.ts'

export type { DraftField, FieldErrors, PurchaseDraft } from './purchase-form.rules.ts'

/**
 * The problem shown above the form's button. `unpaid`: a payment was not made; `refunded`: its
 * money is returned.
 */
export type PurchaseProblem = OrderRefusal | 'unavailable' | 'unpaid' | 'refunded'

/** Which failure the alert names. */
export type PaymentFailure = 'declined' | 'scriptFailed' | 'orderFailed' | 'redirectFailed'

/** Status of the promo code, as promo-check reports it. */
export type PromoState = {
	code: string
	kind: 'none' | 'pending' | 'valid' | 'invalid' | 'refused' | 'failed'
}

/** Input of a quote; includes the code only once it is valid. */
export type QuoteInput = Pick<OrderInput, 'resourceIds' | 'promoCode' | 'coins'>

/** The server's price now, in paise. */
export type QuoteVerdict =
	| { kind: 'quoted'; total: number; route: 'free' | 'paid' }
	| { kind: OrderRefusal }

/**
 * PUR-06: a valid Indian number pays by card widget, any other by redirect. `doubtful`: India is
 * chosen, the number is not valid there and the buyer has not confirmed paying from abroad.
 * `providerMissing`: the provider is not configured. The phone is in international form.
 */
export type ProviderVerdict = {
	kind: 'card' | 'redirect' | 'doubtful' | 'providerMissing'
	phone: string
}

export type EnrolVerdict =
	| { kind: 'enrolled'; enrolmentId: string }
	| { kind: 'failed' }
	| { kind: OrderRefusal }

export type CardVerdict =
	| { kind: 'paid'; orderId: string; paymentId: string }
	| { kind: 'pending'; orderId: string }
	| { kind: 'dismissed' | 'refunded' }
	| { kind: 'declined' | 'scriptFailed' | 'orderFailed' }
	| { kind: OrderRefusal }

export type RedirectVerdict =
	| { kind: 'leaving'; orderId: string }
	| { kind: 'refused' | 'failed' }
	| { kind: OrderRefusal }

export type AwaitVerdict =
	| { kind: 'paid'; paymentId: string }
	| { kind: 'pending' }
	| { kind: 'declined' }
	| { kind: 'unpaid' }
	| { kind: 'refunded' }

export type PurchaseOutput =
	| { kind: 'paid'; orderId: string }
	| { kind: 'enrolled'; enrolmentId: string }
	| { kind: 'dismissed' }

export type PurchaseContext = {
	/** The buyer. */
	accountId: string
	resourceIds: readonly string[]
	/** Kept on every error. */
	draft: PurchaseDraft
	errors: FieldErrors
	promo: PromoState
	/** Coins to spend; 1 coin is 100 paise. */
	coins: number
	/** The total in paise that the person saw when sending. */
	agreedTotal: number
	problem: PurchaseProblem | null
	/** With `priceChanged`: the figures in paise before and now. */
	change: { from: number; to: number } | null
	/** The phone in international form. */
	phone: string
	orderId: string | null
	/** The provider's payment; its coins are counted by it. */
	paymentId: string | null
	/** Coins that the payment earned (PUR-05). */
	earned: number
	enrolmentId: string | null
	failure: PaymentFailure | null
	/** The purchase takes no form: one press enrols (PUR-04). */
	onePress: boolean
	/** The buyer said to pay from abroad (PUR-06). */
	fromAbroad: boolean
}

export type PurchaseInput = {
	/** The buyer; a stored draft of another account is ignored. */
	accountId: string
	resourceIds: readonly string[]
	/** From the account (PUR-01); country is India unless the account says otherwise. */
	prefill: PurchaseDraft
	/** Stored value under the draft's key; parsed with a version check. */
	storedDraft?: unknown
	/** Back from the provider's page: the order to ask about. */
	returningOrderId?: string
	/** The item is free: enrolled in immediately if name and email are known (PUR-04). */
	free?: boolean
}

export type PurchaseEvent =
	| { type: 'field.changed'; field: DraftField; value: string }
	| { type: 'coins.changed'; coins: number }
	| { type: 'promo.observed'; code: string; kind: PromoState['kind'] }
	/** The buyer says that the number is right and that the payment comes from abroad (PUR-06). */
	| { type: 'abroad.confirmed' }
	/** The button was pressed while this total (paise) was on it. */
	| { type: 'purchase.submitted'; total: number }
	| { type: 'purchase.dismissed' }
	| { type: 'alert.acknowledged' }
	/** Checks a payment again after its polling has ended (PAY-01). */
	| { type: 'check.requested' }
	/** The browser went back to this page from the provider's. */
	| { type: 'page.restored' }

export type PurchaseTag = 'busy' | 'failed' | 'dismissible'

export type PurchaseActors = {
	/** Prices the order on the server. */
	quoteOrder: PromiseActorLogic<QuoteVerdict, QuoteInput>
	/** Decides the provider by the phone number (PUR-06). */
	chooseProvider: PromiseActorLogic<
		ProviderVerdict,
		QuoteInput & { phone: string; country: string; fromAbroad: boolean }
	>
	/** Runs free-enrolment to its end (PUR-04). */
	enrolFree: PromiseActorLogic<EnrolVerdict, OrderInput>
	/** Runs card-payment to its end (PAY-01). */
	payByCard: PromiseActorLogic<CardVerdict, OrderInput>
	/** Runs redirect-payment to its end (PAY-02). */
	payByRedirect: PromiseActorLogic<RedirectVerdict, OrderInput>
	/** Reads the status of an order. */
	awaitPayment: PromiseActorLogic<AwaitVerdict, { orderId: string }>
	/** Reads how many coins a payment earned (PUR-05). */
	countCoins: PromiseActorLogic<number, { paymentId: string }>
}

export type PurchaseEffects = {
	/** Keeps the draft where it survives leaving the page. */
	storeDraft: (_: unknown, params: DraftOwner & { draft: PurchaseDraft }) => void
	discardDraft: () => void
	/**
	 * Stores, for this tab, the order on the provider's page, because the buyer may return with the
	 * back button.
	 */
	storePendingPayment: (_: unknown, params: DraftOwner & { orderId: string }) => void
	/** The session ended meanwhile: asks for login, remembering the purchase. */
	askLogin: (_: unknown, params: { resourceIds: readonly string[] }) => void
}
