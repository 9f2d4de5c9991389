import type { ComponentProps } from 'react'
import type { DeskRefundReason } from '#domain/shop/desk-refund.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import type { Sales, OrderStatus as Status, OrderStep as Step } from '#openapi/v1.gen.ts'
import type { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'

/** Names of the statuses of an order. */
export const statusWords: Record<Status, () => string> = {
	created: m.desk_order_status_created,
	paid: m.desk_order_status_paid,
	failed: m.desk_order_status_failed,
	cancelled: m.desk_order_status_cancelled,
}

/** Colours of the statuses of an order. */
export const statusTones: Record<Status, ComponentProps<typeof Badge>['tone']> = {
	created: 'gold',
	paid: 'leaf',
	failed: 'red',
	cancelled: 'neutral',
}

/** Names of the team's reasons for a refund. */
export const givenReasonWords: Record<DeskRefundReason, () => string> = {
	goodwill: m.desk_order_reason_goodwill,
	not_as_promised: m.desk_order_reason_not_as_promised,
	charged_twice: m.desk_order_reason_charged_twice,
	by_mistake: m.desk_order_reason_by_mistake,
	other: m.desk_order_reason_other,
}

const stepWords: Record<Step['kind'], () => string> = {
	ordered: m.desk_order_step_ordered,
	paid: m.desk_order_step_paid,
	'payment-not-used': m.desk_order_step_payment_not_used,
	invoice: m.desk_order_step_invoice,
	'credit-note': m.desk_order_step_credit_note,
	'refund-asked': m.desk_order_step_refund_asked,
	'refund-approved': m.desk_order_step_refund_approved,
	'refund-refused': m.desk_order_step_refund_refused,
	'refund-begun': m.desk_order_step_refund_begun,
	'refund-received': m.desk_order_step_refund_received,
	'refund-failed': m.desk_order_step_refund_failed,
	note: m.desk_order_step_note,
	'mail-resent': m.desk_order_step_mail_resent,
	'billing-corrected': m.desk_order_step_billing_corrected,
}

/** Names of all reasons for a refund. */
export const reasonWords: Record<Sales['refunds'][number]['reason'], () => string> = {
	...givenReasonWords,
	'asked-for': m.desk_order_reason_asked_for,
	'already-paid': m.desk_order_reason_unusable,
	'already-owned': m.desk_order_reason_unusable,
	'amount-differs': m.desk_order_reason_unusable,
	'currency-differs': m.desk_order_reason_unusable,
	'order-closed': m.desk_order_reason_unusable,
}

const detailWords: Readonly<Record<string, () => string>> = {
	callback: m.desk_order_detail_callback,
	webhook: m.desk_order_detail_webhook,
	reconciler: m.desk_order_detail_reconciler,
	unwanted: m.refund_reason_unwanted,
	unsuitable: m.refund_reason_unsuitable,
	broken: m.refund_reason_broken,
	...reasonWords,
}

/** An amount in the smallest unit of its currency, as text. */
export const moneyOf = (amount: number, currency: string): string =>
	currency === 'INR'
		? rupees(amount)
		: new Intl.NumberFormat(getLocale(), { style: 'currency', currency }).format(amount / 100)

/** Returns a heading for a step of an order, and the facts that are known about it. */
export const sayStep = (step: Step): { title: string; facts: string[] } => {
	const { kind, amount, currency, reference, detail, by } = step
	const facts = [
		amount === null ? '' : moneyOf(amount, currency ?? 'INR'),
		reference ?? '',
		detail === null ? '' : (detailWords[detail]?.() ?? detail),
		by ?? '',
	]
	return { title: stepWords[kind](), facts: facts.filter(Boolean) }
}
