import { api } from '#api/client.ts'
import type { Billing, DeskRefundReason } from '#openapi/v1.gen.ts'

const orderAt = (id: string, signal: AbortSignal) => ({
	params: { path: { order_id: id } },
	signal,
})

/** Writes a note about an order. */
export const keepNote = (id: string, text: string, signal: AbortSignal) =>
	api.POST('/desk/orders/{order_id}/notes', { ...orderAt(id, signal), body: { text } })

/** Sends the mail of an order again. */
export const sendMail = (id: string, signal: AbortSignal) =>
	api.POST('/desk/orders/{order_id}/mails', orderAt(id, signal))

type Refund = {
	/** Null for all that is left. */
	amount: number | null
	refundable: number
	reason: DeskRefundReason
	words: string
}

/** Refunds an order, in part or as a whole. */
export const giveBack = (id: string, body: Refund, signal: AbortSignal) =>
	api.POST('/desk/orders/{order_id}/refunds', { ...orderAt(id, signal), body })

type Correction = Billing & { invoice: string; name: string }

/** Corrects the details on an order's newest invoice. */
export const issueAgain = (id: string, body: Correction, signal: AbortSignal) =>
	api.PUT('/desk/orders/{order_id}/billing', { ...orderAt(id, signal), body })
