import type { PromiseActorLogic } from 'xstate'

/** What is bought, by whom, for how much; `total` is the figure in paise that the person agreed to. */
export type RedirectRequest = {
  productIds: readonly string[]
  name: string
  email: string
  /** In international form. */
  phone: string
  promoCode: string | null
  coins: number
  total: number
}

/** A refusal names what changed; `refused` is an order without a truthy status. */
export type RedirectRefusal =
  | 'priceChanged'
  | 'promoRefused'
  | 'coinsRefused'
  | 'nothingToPay'
  | 'itemGone'
  | 'alreadyOwned'
  | 'signedOut'
  | 'refused'

export type RedirectVerdict =
  | { kind: 'created'; orderId: string; paymentUrl: string }
  | { kind: RedirectRefusal }

/** How the redirect flow ends in this page; `leaving` goes on at the provider. */
export type RedirectPaymentOutput =
  | { kind: 'leaving'; orderId: string }
  | { kind: RedirectRefusal }
  | { kind: 'failed' }

export type RedirectPaymentContext = {
  request: RedirectRequest
  order: { orderId: string; paymentUrl: string } | null
  refusal: RedirectRefusal | null
}

export type RedirectPaymentActors = {
  /** Creates the order at the provider that pays on its own page. */
  createOrder: PromiseActorLogic<RedirectVerdict, RedirectRequest>
}

export type RedirectPaymentEffects = {
  /** Leaves for the provider's page. */
  leaveTo: (_: unknown, params: { url: string }) => void
}
