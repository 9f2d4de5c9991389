import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '#domain/people/webhook.rules.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import type { webhookDeliveryStatusMachine } from '#machines/people/webhook/webhook-delivery-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** DSK-20: the address of another system, and the events that are sent there. */
export const webhook = pgTable('webhook', {
	id: id(),
	url: text('url').notNull(),
	events: text('events').array().$type<WebhookEvent[]>().notNull(),
	/** The key of the signatures: `whsec_` and 32 bytes in base64. */
	secret: text('secret').notNull(),
	enabled: boolean('enabled').notNull().default(true),
	createdAt: at('created_at').notNull(),
})

/** The type of a delivery: an event, or the test that the owner sends. */
export type DeliveryType = WebhookEvent | 'webhook.tested'

/** DSK-20: an event for one webhook. Its id is the id of the message over all tries. */
export const webhookDelivery = pgTable(
	'webhook_delivery',
	{
		id: id(),
		webhookId: uuid('webhook_id')
			.notNull()
			.references(() => webhook.id),
		type: text('type').$type<DeliveryType>().notNull(),
		/** The account that the event is about; null for a test. */
		accountId: uuid('account_id').references(() => account.id),
		data: jsonb('data').$type<Record<string, unknown>>().notNull(),
		status: text('status')
			.$type<StatusOf<typeof webhookDeliveryStatusMachine>>()
			.notNull()
			.default('waiting'),
		tries: integer('tries').notNull().default(0),
		nextAt: at('next_at').notNull(),
		/** The status of the last answer; null where none came. */
		answered: integer('answered'),
		/** Why the last try failed; empty after a success. */
		fault: text('fault').notNull().default(''),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('webhook_delivery_due').on(t.nextAt).where(sql`status = 'waiting'`),
		index('webhook_delivery_newest').on(t.createdAt.desc().nullsFirst(), t.id),
		index('webhook_delivery_webhook').on(t.webhookId, t.createdAt.desc().nullsFirst(), t.id),
		index('webhook_delivery_account').on(t.accountId),
	],
)
