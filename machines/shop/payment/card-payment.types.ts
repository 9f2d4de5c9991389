import type { PromiseActorLogic } from 'xstate'
import type { OrderInput, OrderRefusal } from '#machines/kit/order.types.ts'

/** The part of a created order that the checkout widget needs (PAY-03). Amount in paise. */
export type PaymentOrder = {
	orderId: string
	key: string
	currency: string
	amount: number
	pgOrderId: string
}

/** Arguments of the widget's success callback; the server verifies them. */
export type PaymentReceipt = { paymentId: string; pgOrderId: string; signature: string }

/** Why no order was made; `orderFailed` is an order without a truthy status, or no answer. */
export type CardOrderRefusal = OrderRefusal | 'orderFailed'

export type OrderVerdict = { kind: 'created'; order: PaymentOrder } | { kind: CardOrderRefusal }

export type WidgetVerdict =
	| { kind: 'answered'; receipt: PaymentReceipt }
	| { kind: 'declined' }
	| { kind: 'dismissed' }

/**
 * `unpaid`: the widget was closed and the server knows no payment; `refunded`: the money is
 * returned.
 */
export type VerifyVerdict =
	| { kind: 'paid'; paymentId: string }
	| { kind: 'pending' }
	| { kind: 'declined' }
	| { kind: 'unpaid' }
	| { kind: 'refunded' }

/** How a card payment ends. */
export type CardPaymentOutput =
	| { kind: 'paid'; orderId: string; paymentId: string }
	| { kind: 'pending'; orderId: string }
	| { kind: 'declined' | 'dismissed' | 'refunded' | 'scriptFailed' }
	| { kind: CardOrderRefusal }

export type CardPaymentContext = {
	request: OrderInput
	order: PaymentOrder | null
	receipt: PaymentReceipt | null
	paymentId: string | null
	/** Why no order was made. */
	refusal: CardOrderRefusal | null
}

export type CardPaymentInput = OrderInput

export type CardPaymentTag = 'busy'

export type CardPaymentActors = {
	/** Loads the provider's checkout script once. */
	loadScript: PromiseActorLogic<void>
	/** Creates the order; the server recomputes every figure. */
	createOrder: PromiseActorLogic<OrderVerdict, OrderInput>
	/** Opens the provider's widget until it answers or is closed. */
	openWidget: PromiseActorLogic<WidgetVerdict, { order: PaymentOrder; request: OrderInput }>
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
