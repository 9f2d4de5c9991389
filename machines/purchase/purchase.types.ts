import type { PromiseActorLogic } from 'xstate'
import type { DraftField, FieldErrors, PurchaseDraft } from './purchase-form.rules.ts'

export type { DraftField, FieldErrors, PurchaseDraft } from './purchase-form.rules.ts'

/** Why the server did not take the order as asked; each leads back to the form with its input intact. */
export type PurchaseRefusal =
  | 'priceChanged'
  | 'promoRefused'
  | 'coinsRefused'
  | 'alreadyOwned'
  | 'itemGone'
  | 'nothingToPay'
  | 'notFree'
  | 'signedOut'

/** What the form says above its button; `unpaid` after coming back from a payment that was not made. */
export type PurchaseProblem = PurchaseRefusal | 'unavailable' | 'unpaid'

/** Which failure the alert names. */
export type PaymentFailure = 'declined' | 'scriptFailed' | 'orderFailed' | 'redirectFailed'

/** How the promo code stands, as promo-check tells it. */
export type PromoState = {
  code: string
  kind: 'none' | 'pending' | 'valid' | 'invalid' | 'refused' | 'failed'
}

/** What is bought, by whom and for how much, as agreed to; total in paise. */
export type PurchaseRequest = {
  productIds: readonly string[]
  name: string
  email: string
  phone: string
  promoCode: string | null
  coins: number
  total: number
}

/** The server's price now, in paise. */
export type QuoteVerdict =
  | { kind: 'quoted'; total: number; route: 'free' | 'paid' }
  | { kind: PurchaseRefusal }

/** PUR-06: a valid Indian number pays by card widget, any other by redirect; the phone in international form. */
export type ProviderVerdict = { kind: 'card' | 'redirect'; phone: string }

export type EnrolVerdict =
  | { kind: 'enrolled'; enrolmentId: string }
  | { kind: 'failed' }
  | { kind: PurchaseRefusal }

export type CardVerdict =
  | { kind: 'paid'; orderId: string; paymentId: string }
  | { kind: 'pending'; orderId: string }
  | { kind: 'dismissed' }
  | { kind: 'declined' | 'scriptFailed' | 'orderFailed' }
  | { kind: PurchaseRefusal }

export type RedirectVerdict =
  | { kind: 'leaving'; orderId: string }
  | { kind: 'refused' | 'failed' }
  | { kind: PurchaseRefusal }

export type AwaitVerdict =
  | { kind: 'paid'; paymentId: string }
  | { kind: 'pending' }
  | { kind: 'declined' }
  | { kind: 'unpaid' }

export type PurchaseOutput =
  | { kind: 'paid' }
  | { kind: 'enrolled'; enrolmentId: string }
  | { kind: 'dismissed' }

export type PurchaseContext = {
  productIds: readonly string[]
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
  paymentId: string | null
  enrolmentId: string | null
  failure: PaymentFailure | null
  coinsEarned: number
}

export type PurchaseInput = {
  productIds: readonly string[]
  /** From the account (PUR-01); country is India unless the account says otherwise. */
  prefill: PurchaseDraft
  /** Whatever storage holds under the draft's key; read with a version check. */
  storedDraft?: unknown
  /** Back from the provider's page: the order to ask about. */
  returningOrderId?: string
}

export type PurchaseEvent =
  | { type: 'field.changed'; field: DraftField; value: string }
  | { type: 'coins.changed'; coins: number }
  | { type: 'promo.observed'; code: string; kind: PromoState['kind'] }
  /** The button was pressed while this total (paise) was on it. */
  | { type: 'purchase.submitted'; total: number }
  | { type: 'purchase.dismissed' }
  | { type: 'alert.acknowledged' }
  /** The browser went back to this page from the provider's. */
  | { type: 'page.restored' }

export type PurchaseTag = 'busy' | 'failed' | 'dismissible'

export type PurchaseActors = {
  /** Prices the order on the server. */
  quoteOrder: PromiseActorLogic<
    QuoteVerdict,
    { productIds: readonly string[]; promoCode: string | null; coins: number }
  >
  /** Decides the provider by the phone number (PUR-06). */
  chooseProvider: PromiseActorLogic<ProviderVerdict, { phone: string; country: string }>
  /** Runs free-enrolment to its end (PUR-04). */
  enrolFree: PromiseActorLogic<EnrolVerdict, PurchaseRequest>
  /** Runs card-payment to its end (PAY-01). */
  payByCard: PromiseActorLogic<CardVerdict, PurchaseRequest>
  /** Runs redirect-payment to its end (PAY-02). */
  payByRedirect: PromiseActorLogic<RedirectVerdict, PurchaseRequest>
  /** Asks how an order stands. */
  awaitPayment: PromiseActorLogic<AwaitVerdict, { orderId: string }>
  /** Asks how many coins a payment earned (PUR-05). */
  countCoins: PromiseActorLogic<{ coins: number }, { paymentId: string }>
}

export type PurchaseEffects = {
  /** Keeps the draft where it survives leaving the page. */
  storeDraft: (_: unknown, params: { draft: PurchaseDraft; productIds: readonly string[] }) => void
  forgetDraft: () => void
  /** Keeps, for this tab, which order the provider's page has; the way back may be the back button. */
  rememberLeaving: (_: unknown, params: { orderId: string; productIds: readonly string[] }) => void
  /** The session ended meanwhile: asks for login, remembering the purchase. */
  askLogin: (_: unknown, params: { productIds: readonly string[] }) => void
}
