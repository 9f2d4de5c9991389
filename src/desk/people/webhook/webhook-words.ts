import type { WebhookEvent } from '#domain/people/webhook.rules.ts'
import { m } from '#i18n/messages'
import type { Delivery } from './webhook.queries.ts'

/** Names of the events. */
export const eventWords: Record<WebhookEvent | 'webhook.tested', () => string> = {
	'order.paid': m.desk_webhook_event_paid,
	'order.refunded': m.desk_webhook_event_refunded,
	'enrolment.created': m.desk_webhook_event_enrolled,
	'learning.completed': m.desk_webhook_event_completed,
	'certificate.issued': m.desk_webhook_event_certificate,
	'webhook.tested': m.desk_webhook_event_test,
}

/** Names of the statuses of a delivery. */
export const deliveryWords: Record<Delivery['status'], () => string> = {
	waiting: m.desk_webhook_waiting,
	delivered: m.desk_webhook_delivered,
	failed: m.desk_webhook_failed,
}

export const deliveryTones = { waiting: 'gold', delivered: 'leaf', failed: 'red' } as const
