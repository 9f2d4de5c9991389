import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { WebhookEvent } from '#domain/people/webhook.rules.ts'
import {
	type WebhookDeliveryStatusEvent,
	webhookDeliveryStatusMachine,
} from '#machines/people/webhook/webhook-delivery-status.machine.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { webhook, webhookDelivery } from './webhook.tables.ts'

export type Webhook = typeof webhook.$inferSelect
export type Delivery = typeof webhookDelivery.$inferSelect

const countOf = (status: string): SQL<number> =>
	sql<number>`(select count(*)::int from ${webhookDelivery}
    where ${webhookDelivery}.webhook_id = ${webhook}.id and ${webhookDelivery}.status = ${status})`

/** Every webhook with how many deliveries wait and have failed, the oldest first. */
export const findWebhooks = (db: Db) =>
	db
		.select({ row: webhook, waiting: countOf('waiting'), failed: countOf('failed') })
		.from(webhook)
		.orderBy(asc(webhook.createdAt), asc(webhook.id))

/** Returns how many webhooks there are, and holds others back from adding one meanwhile. */
export const lockWebhooks = async (tx: Db): Promise<number> => {
	await tx.execute(sql`lock table ${webhook} in share row exclusive mode`)
	return (await tx.select({ rows: count() }).from(webhook))[0]!.rows
}

/** Stores a webhook. */
export const insertWebhook = async (
	tx: Db,
	row: Omit<typeof webhook.$inferInsert, 'id'>,
): Promise<Webhook> =>
	(
		await tx
			.insert(webhook)
			.values({ ...row, id: v7() })
			.returning()
	)[0]!

/** Returns a webhook, held until the transaction ends; undefined for none of this id. */
export const lockWebhook = async (tx: Db, id: string): Promise<Webhook | undefined> =>
	(await tx.select().from(webhook).where(eq(webhook.id, id)).for('update'))[0]

/** Changes a webhook. */
export const updateWebhook = async (
	tx: Db,
	id: string,
	change: Partial<Pick<Webhook, 'url' | 'events' | 'enabled' | 'secret'>>,
): Promise<void> => {
	await tx.update(webhook).set(change).where(eq(webhook.id, id))
}

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = async (tx: Db, id: string): Promise<void> => {
	await tx.delete(webhookDelivery).where(eq(webhookDelivery.webhookId, id))
	await tx.delete(webhook).where(eq(webhook.id, id))
}

/** Ids of the webhooks that want an event. */
export const findWanting = async (tx: Db, type: WebhookEvent): Promise<string[]> =>
	(
		await tx
			.select({ id: webhook.id })
			.from(webhook)
			.where(and(eq(webhook.enabled, true), sql`${type} = any(${webhook.events})`))
	).map(({ id }) => id)

/** Stores deliveries that are due immediately. */
export const insertDeliveries = (
	tx: Db,
	rows: Omit<typeof webhookDelivery.$inferInsert, 'id'>[],
): Promise<Delivery[]> =>
	tx
		.insert(webhookDelivery)
		.values(rows.map((row) => ({ ...row, id: v7() })))
		.returning()

/** A page of the log, the newest first. */
export const findDeliveries = (
	db: Db,
	{
		webhookId,
		status,
	}: { webhookId?: string | undefined; status?: Delivery['status'] | undefined },
	{ limit, offset }: { limit: number; offset: number },
): Promise<Delivery[]> =>
	db
		.select()
		.from(webhookDelivery)
		.where(
			and(
				webhookId ? eq(webhookDelivery.webhookId, webhookId) : undefined,
				status && eq(webhookDelivery.status, status),
			),
		)
		.orderBy(desc(webhookDelivery.createdAt), asc(webhookDelivery.id))
		.limit(limit)
		.offset(offset)

/** Returns a delivery, held until the transaction ends; undefined for none of this id. */
export const lockDelivery = async (tx: Db, id: string): Promise<Delivery | undefined> =>
	(await tx.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for('update'))[0]

/** A delivery that is due, with the webhook to which it is sent. */
export type DueDelivery = { delivery: Delivery; to: Webhook }

/**
 * Takes deliveries whose time has come from other servers until `until`: a server that dies
 * meanwhile leaves them to others.
 */
export const claimDue = async (
	db: Db,
	{ now, until, most }: { now: Date; until: Date; most: number },
): Promise<DueDelivery[]> => {
	const due = db
		.select({ id: webhookDelivery.id })
		.from(webhookDelivery)
		.innerJoin(webhook, and(eq(webhook.id, webhookDelivery.webhookId), eq(webhook.enabled, true)))
		.where(and(eq(webhookDelivery.status, 'waiting'), lte(webhookDelivery.nextAt, now)))
		.orderBy(asc(webhookDelivery.nextAt))
		.limit(most)
		.for('update', { of: webhookDelivery, skipLocked: true })
	const claimed = await db
		.update(webhookDelivery)
		.set({ nextAt: until })
		.where(inArray(webhookDelivery.id, due))
		.returning()
	if (claimed.length === 0) return []
	const targets = await db
		.select()
		.from(webhook)
		.where(inArray(webhook.id, [...new Set(claimed.map(({ webhookId }) => webhookId))]))
	return claimed.flatMap((delivery) => {
		const to = targets.find(({ id }) => id === delivery.webhookId)
		return to ? [{ delivery, to }] : []
	})
}

const life = {
	table: webhookDelivery,
	column: 'status',
	machine: webhookDeliveryStatusMachine,
} as const

/** Moves a delivery by an event; undefined if its status refuses it. */
export const moveDelivery = async (
	db: Db,
	id: string,
	event: WebhookDeliveryStatusEvent,
	change: Partial<Pick<Delivery, 'tries' | 'nextAt' | 'answered' | 'fault'>>,
): Promise<Delivery | undefined> =>
	(await moveTo(db, life, event, eq(webhookDelivery.id, id), change))[0]
