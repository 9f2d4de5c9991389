import type { PromiseActorLogic } from 'xstate'

/** What is bought, by whom, for how much; `total` is the figure in paise that the person agreed to. */
export type PaymentRequest = {
  productIds: readonly string[]
  name: string
  email: string
  /** In international form, +91…. */
  phone: string
  promoCode: string | null
  coins: number
  total: number
}

/** What the checkout widget needs of the created order (PAY-03). Amount in paise. */
export type PaymentOrder = {
  orderId: string
  key: string
  currency: string
  amount: number
  pgOrderId: string
  /** Where the provider's checkout script is. */
  checkoutUrl: string
}

/** What the widget's success callback hands over; the server verifies it. */
export type PaymentReceipt = { paymentId: string; pgOrderId: string; signature: string }

/** A refusal names what changed: the price, the coupon or the item. */
export type OrderRefusal =
  | 'priceChanged'
  | 'promoRefused'
  | 'coinsRefused'
  | 'nothingToPay'
  | 'itemGone'
  | 'alreadyOwned'
  | 'signedOut'
  | 'orderFailed'

export type OrderVerdict = { kind: 'created'; order: PaymentOrder } | { kind: OrderRefusal }

export type WidgetVerdict =
  | { kind: 'answered'; receipt: PaymentReceipt }
  | { kind: 'declined' }
  | { kind: 'dismissed' }

/** `unpaid` when the widget was closed and the server knows of no payment either. */
export type VerifyVerdict =
  | { kind: 'paid'; paymentId: string }
  | { kind: 'pending' }
  | { kind: 'declined' }
  | { kind: 'unpaid' }

/** How a card payment ends. */
export type CardPaymentOutput =
  | { kind: 'paid'; orderId: string; paymentId: string }
  | { kind: 'pending'; orderId: string }
  | { kind: 'declined' | 'dismissed' | 'scriptFailed' }
  | { kind: OrderRefusal }

export type CardPaymentContext = {
  request: PaymentRequest
  order: PaymentOrder | null
  receipt: PaymentReceipt | null
  paymentId: string | null
  /** Why no order was made. */
  refusal: OrderRefusal | null
}

export type CardPaymentInput = PaymentRequest

export type CardPaymentTag = 'busy'

export type CardPaymentActors = {
  /** Loads the provider's checkout script once. */
  loadScript: PromiseActorLogic<void, { url: string }>
  /** Creates the order; the server recomputes every figure. */
  createOrder: PromiseActorLogic<OrderVerdict, PaymentRequest>
  /** Opens the provider's widget until it answers or is closed. */
  openWidget: PromiseActorLogic<WidgetVerdict, { order: PaymentOrder; request: PaymentRequest }>
  /** Has the server verify the receipt; without one it says what it knows of the order. */
  verifyPayment: PromiseActorLogic<
    VerifyVerdict,
    { orderId: string; receipt: PaymentReceipt | null }
  >
}

export type CardPaymentEffects = {
  /** Frees the coupon and the coins that an unpaid order holds; nothing waits for it. */
  releaseOrder: (_: unknown, params: { orderId: string }) => void
}
