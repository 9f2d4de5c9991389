import type { Deps } from '#server/platform/deps.ts'

/** An order as a provider needs it; amounts in paise. */
export type PayableOrder = {
  orderId: string
  amount: number
  currency: string
  title: string
  buyer: { name: string; email: string; contact: string }
}

/** What the browser needs next: a widget's script and key, or a page to go to. */
export type OpenedOrder = {
  providerOrderId: string
  key: string
  scriptUrl: string | null
  paymentUrl: string | null
}

/** What a provider says of the money for one of its orders; `amount` in paise. */
export type PaymentReport = {
  providerOrderId: string
  paymentId: string
  amount: number
  status: 'paid' | 'pending' | 'failed'
}

/** A webhook whose signature was good; `report` is null for events that say nothing of a payment. */
export type GenuineWebhook = { eventId: string; report: PaymentReport | null }

/** PAY-04: the port to a payment provider. Network faults are thrown as they come. */
export type Gateway = {
  provider: 'razorpay' | 'stripe'
  /** Whether amounts are play money. */
  isSandbox: boolean
  open: (order: PayableOrder) => Promise<OpenedOrder>
  /** The best news the provider has of an order; null when nobody tried to pay yet. */
  fetchReport: (providerOrderId: string) => Promise<PaymentReport | null>
  /** Checks the signature that a widget handed to the browser. */
  isGenuineCallback: (callback: {
    orderId: string
    paymentId: string
    signature: string
  }) => boolean
  /** @returns null when the signature does not cover the body */
  readWebhook: (
    rawBody: string,
    headers: Record<string, string | undefined>,
  ) => GenuineWebhook | null
}

export type Gateways = Record<Gateway['provider'], Gateway>

/** What verticals that take money are built from. */
export type PaymentDeps = Deps & { gateways: Gateways }
