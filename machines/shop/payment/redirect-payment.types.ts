import type { PromiseActorLogic } from 'xstate'
import type { OrderInput, OrderRefusal } from '#machines/kit/order.types.ts'

/** Why no order was made; `refused` is an order without a truthy status. */
export type RedirectRefusal = OrderRefusal | 'refused'

export type RedirectVerdict =
	| { kind: 'created'; orderId: string; paymentUrl: string }
	| { kind: RedirectRefusal }

/** How the redirect flow ends in this page; `leaving` goes on at the provider. */
export type RedirectPaymentOutput =
	| { kind: 'leaving'; orderId: string }
	| { kind: RedirectRefusal }
	| { kind: 'failed' }

export type RedirectPaymentContext = {
	request: OrderInput
	order: { orderId: string; paymentUrl: string } | null
	refusal: RedirectRefusal | null
}

export type RedirectPaymentActors = {
	/** Creates the order at the provider that pays on its own page. */
	createOrder: PromiseActorLogic<RedirectVerdict, OrderInput>
}

export type RedirectPaymentEffects = {
	/** Leaves for the provider's page. */
	leaveTo: (_: unknown, params: { url: string }) => void
}
