import type { Deps } from '#server/platform/deps.ts'

export type ProviderName = 'razorpay' | 'stripe'

/** An order as a provider needs it; `amount` in the smallest unit of `currency`. */
export type PayableOrder = {
	orderId: string
	amount: number
	currency: string
	title: string
	buyer: { name: string; email: string; contact: string }
}

/** The browser's next step: the key of a widget, or a page to open. */
export type PendingPayment = {
	providerOrderId: string
	key: string
	paymentUrl: string | null
}

/**
 * A provider's report of one payment for one of its orders; `amount` in the smallest unit of
 * `currency` (ISO 4217).
 */
export type PaymentReport = {
	providerOrderId: string
	paymentId: string
	amount: number
	currency: string
	/** `paid` is captured; an authorised payment is `pending`. */
	status: 'paid' | 'pending' | 'failed' | 'refunded'
}

/** Status of a refund: in progress, received by the buyer, or refused by the bank. */
export type RefundReport = {
	paymentId: string
	refundId: string
	/** Our id of it; null for one that was made by hand at the provider. */
	ownId: string | null
	status: 'sent' | 'received' | 'failed'
}

/** A webhook whose signature was good; everything is null for events that say nothing of money. */
export type GenuineWebhook = {
	payment: PaymentReport | null
	refund: RefundReport | null
	/** The id of a payment that went back to the buyer as a whole, by whomever it was sent back. */
	returnedPaymentId: string | null
}

/**
 * PAY-04: the port to a payment provider. Every promise rejects with Problem 502
 * provider-unreachable when the provider does not answer.
 */
export type Gateway = {
	provider: ProviderName
	/** The script of its widget, which the browser loads before an order is made (PAY-01). */
	scriptUrl: string | null
	open: (order: PayableOrder) => Promise<PendingPayment>
	/** How a provider's order that is still unpaid can be paid; null when it no longer can. */
	resume: (providerOrderId: string) => Promise<PendingPayment | null>
	/** Every attempt to pay a provider's order; empty when nobody tried yet. */
	fetchReports: (providerOrderId: string) => Promise<PaymentReport[]>
	/**
	 * Gives a payment back, as a whole or `amount` of it; asked again it reports the refund that
	 * exists. `refundId` is ours.
	 */
	refund: (refund: {
		refundId: string
		paymentId: string
		amount: number
	}) => Promise<Omit<RefundReport, 'ownId'>>
	/** Checks the signature that a widget handed to the browser. */
	isGenuineCallback: (callback: {
		orderId: string
		paymentId: string
		signature: string
	}) => Promise<boolean>
	/** @returns null when the signature does not cover the body */
	readWebhook: (
		rawBody: string,
		headers: Record<string, string | undefined>,
	) => Promise<GenuineWebhook | null>
}

/** The providers that have keys, or play money for all of them. */
export type Gateways = Partial<Record<ProviderName, Gateway>>

/**
 * Stands in for the providers where none has keys: its keys, and `fetch`, which answers the SDKs'
 * requests.
 */
export type PlayMoney = {
	keys: {
		razorpay: { keyId: string; keySecret: string; webhookSecret: string }
		stripe: { secretKey: string; webhookSecret: string }
	}
	fetch: (request: Request) => Promise<Response>
}

/** Dependencies of verticals that take money. */
export type PaymentDeps = Deps & { gateways: Gateways }
