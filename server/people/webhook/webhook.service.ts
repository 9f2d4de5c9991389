import { isWebhookUrl, MOST_WEBHOOKS, type WebhookEvent } from '#domain/people/webhook.rules.ts'
import type { components, WebhookDelivery, WebhookWithSecret } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { newSecret } from './signature.rules.ts'
import * as store from './webhook.store.ts'

const answerOf = (
	{ id, url, events, enabled, createdAt }: store.Webhook,
	counts: { waiting: number; failed: number },
): components['schemas']['Webhook'] => ({
	...{ id, url, events, enabled, created_at: createdAt.toISOString() },
	...counts,
})

/** A delivery as the log shows it. */
export const deliveryOf = (row: store.Delivery): WebhookDelivery => ({
	...{ id: row.id, webhook_id: row.webhookId, type: row.type, status: row.status },
	...{ tries: row.tries, answered: row.answered, fault: row.fault, data: row.data },
	created_at: row.createdAt.toISOString(),
	next_at: row.status === 'waiting' ? row.nextAt.toISOString() : null,
})

/** DSK-20: every webhook, the oldest first. */
export const listWebhooks = async (db: Db) => ({
	data: (await store.findWebhooks(db)).map(({ row, ...counts }) => answerOf(row, counts)),
})

type Wanted = { url: string; events: WebhookEvent[] }

const requireUrl = ({ config }: Pick<Deps, 'config'>, { url }: Wanted): void => {
	if (!isWebhookUrl(url, config.webhooksMayBeInside)) throw new Problem(409, 'webhook-url')
}

const recordOf = ({ url, events }: Wanted) => ({ url, events: [...events] })

/**
 * DSK-20: makes a webhook.
 * @returns it with its secret, which is shown this once
 * @throws Problem 409 webhook-url, webhooks-too-many
 */
export const createWebhook = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config'>,
	me: Account,
	wanted: Wanted,
): Promise<WebhookWithSecret> => {
	requireUrl(deps, wanted)
	return deps.db.transaction(async (tx) => {
		const now = deps.clock()
		if ((await store.lockWebhooks(tx)) >= MOST_WEBHOOKS) throw new Problem(409, 'webhooks-too-many')
		const secret = newSecret()
		const row = await store.insertWebhook(tx, { ...wanted, secret, createdAt: now })
		const act = {
			actorId: me.id,
			operation: 'createWebhook',
			subject: { kind: 'webhook', id: row.id },
			before: {},
			after: recordOf(wanted),
		}
		await recordAct(tx, act, now)
		return { ...answerOf(row, { waiting: 0, failed: 0 }), secret }
	})
}

const held = async (tx: Db, id: string): Promise<store.Webhook> => {
	const row = await store.lockWebhook(tx, id)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/**
 * DSK-20: changes a webhook. Events wait while it is off, and are sent when it is on again.
 * @throws Problem 404 not-found, 409 webhook-url
 */
export const changeWebhook = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config'>,
	me: Account,
	id: string,
	{ enabled, ...wanted }: Wanted & { enabled: boolean },
): Promise<void> => {
	requireUrl(deps, wanted)
	await deps.db.transaction(async (tx) => {
		const before = await held(tx, id)
		await store.updateWebhook(tx, id, { ...wanted, enabled })
		const act = {
			actorId: me.id,
			operation: 'changeWebhook',
			subject: { kind: 'webhook', id },
			before: { ...recordOf(before), enabled: before.enabled },
			after: { ...recordOf(wanted), enabled },
		}
		await recordAct(tx, act, deps.clock())
	})
}

/**
 * DSK-20: replaces the secret of a webhook; signatures use the new one immediately.
 * @throws Problem 404 not-found
 */
export const renewSecret = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<{ secret: string }> =>
	db.transaction(async (tx) => {
		await held(tx, id)
		const secret = newSecret()
		await store.updateWebhook(tx, id, { secret })
		const act = {
			actorId: me.id,
			operation: 'renewWebhookSecret',
			subject: { kind: 'webhook', id },
			before: {},
			after: { renewed: true },
		}
		await recordAct(tx, act, clock())
		return { secret }
	})

/** DSK-20: deletes a webhook with its log. @throws Problem 404 not-found */
export const removeWebhook = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<void> =>
	db.transaction(async (tx) => {
		const before = await held(tx, id)
		await store.deleteWebhook(tx, id)
		const act = {
			actorId: me.id,
			operation: 'removeWebhook',
			subject: { kind: 'webhook', id },
			before: recordOf(before),
			after: {},
		}
		await recordAct(tx, act, clock())
	})

const PAGE = 30

/** DSK-20: a page of the log, the newest first. */
export const listDeliveries = async (
	db: Db,
	asked: { webhook?: string; status?: store.Delivery['status']; offset?: number },
) => {
	const { webhook: webhookId, status, offset = 0 } = asked
	const rows = await store.findDeliveries(db, { webhookId, status }, { limit: PAGE + 1, offset })
	return { data: rows.slice(0, PAGE).map(deliveryOf), has_more: rows.length > PAGE }
}

/**
 * DSK-20: sends a delivery once more within a minute, and from then on as a new one.
 * @throws Problem 404 not-found, 409 delivery-waiting if it is still being sent
 */
export const resendDelivery = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<WebhookDelivery> =>
	db.transaction(async (tx) => {
		const before = await store.lockDelivery(tx, id)
		if (!before) throw new Problem(404, 'not-found')
		const now = clock()
		const change = { tries: 0, nextAt: now, fault: '' }
		const moved = await store.moveDelivery(tx, id, { type: 'delivery.repeated' }, change)
		if (!moved) throw new Problem(409, 'delivery-waiting')
		const act = {
			actorId: me.id,
			operation: 'resendDelivery',
			subject: { kind: 'webhook', id: before.webhookId },
			before: { delivery: id, status: before.status },
			after: { delivery: id, status: moved.status },
		}
		await recordAct(tx, act, now)
		return deliveryOf(moved)
	})

/** An event: the account that it is about, and ids and amounts; no name and no address. */
export type NotedEvent = { accountId: string; data: Record<string, unknown> }

/**
 * DSK-20: notes events of a type for every webhook that wants them, inside the caller's
 * transaction: they are sent if and only if it is committed.
 */
export const noteEvents = async (
	tx: Db,
	type: WebhookEvent,
	events: readonly NotedEvent[],
	now: Date,
): Promise<void> => {
	if (events.length === 0) return
	const ids = await store.findWanting(tx, type)
	if (ids.length === 0) return
	const rows = events.flatMap((event) =>
		ids.map((webhookId) => ({ ...event, webhookId, type, nextAt: now, createdAt: now })),
	)
	await store.insertDeliveries(tx, rows)
}

/** DSK-20: notes one event, as `noteEvents` does. */
export const noteEvent = (
	tx: Db,
	{ type, ...event }: NotedEvent & { type: WebhookEvent },
	now: Date,
): Promise<void> => noteEvents(tx, type, [event], now)
