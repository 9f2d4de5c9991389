import { nextTry } from '#domain/people/webhook.rules.ts'
import type { WebhookDelivery } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { postOutside } from './post-outside.ts'
import { signatureOf } from './signature.rules.ts'
import { deliveryOf } from './webhook.service.ts'
import {
	claimDue,
	type Delivery,
	insertDeliveries,
	lockWebhook,
	moveDelivery,
	updateWebhook,
	type Webhook,
} from './webhook.store.ts'

type Sending = Pick<Deps, 'db' | 'clock' | 'config'>

/** Deliveries of one run, and how many are sent at a time. */
const MOST = 100
const AT_A_TIME = 8

/** How long an address may take to answer. */
const TIMEOUT_MS = 15_000

/** How long a claimed delivery is left to its server. */
const CLAIM_MS = 300_000

/** The answer that says that nobody listens at an address for ever (RFC 9110, 15.5.11). */
const GONE = 410

/** Longest reason that the log keeps. */
const FAULT_LENGTH = 200

/** Posts a delivery; the status of the answer, or why there is none. */
const post = async (
	{ clock, config }: Sending,
	delivery: Delivery,
	to: Webhook,
): Promise<{ answered: number | null; fault: string }> => {
	const { id, type, data, createdAt } = delivery
	const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data })
	const at = Math.floor(clock().getTime() / 1000)
	try {
		const answered = await postOutside(to.url, {
			headers: {
				'content-type': 'application/json',
				'user-agent': 'Vidya-Webhooks/1',
				'webhook-id': id,
				'webhook-timestamp': String(at),
				'webhook-signature': signatureOf(to.secret, { id, at, body }),
			},
			body,
			timeoutMs: TIMEOUT_MS,
			mayBeInside: config.webhooksMayBeInside,
		})
		const isTaken = answered >= 200 && answered < 300
		return { answered, fault: isTaken ? '' : `HTTP ${answered}` }
	} catch (error) {
		const fault = error instanceof Error ? error.message : String(error)
		return { answered: null, fault: fault.slice(0, FAULT_LENGTH) || 'no answer' }
	}
}

const sendOne = async (
	deps: Sending,
	delivery: Delivery,
	to: Webhook,
): Promise<Delivery | undefined> => {
	const result = await post(deps, delivery, to)
	const tries = delivery.tries + 1
	const { id } = delivery
	if (result.fault === '')
		return moveDelivery(deps.db, id, { type: 'delivery.accepted' }, { ...result, tries })
	if (result.answered === GONE) await updateWebhook(deps.db, to.id, { enabled: false })
	const nextAt = result.answered === GONE ? null : nextTry(tries, deps.clock())
	return nextAt
		? moveDelivery(deps.db, id, { type: 'delivery.postponed' }, { ...result, tries, nextAt })
		: moveDelivery(deps.db, id, { type: 'delivery.abandoned' }, { ...result, tries })
}

/**
 * DSK-20: sends the deliveries whose time has come, signed as Standard Webhooks says. One that is
 * not answered with 2xx is sent again, nine times in three days; 410 turns the webhook off.
 * @returns how many it sent
 */
export const sendWebhooks = async (deps: Sending): Promise<number> => {
	const now = deps.clock()
	const until = new Date(now.getTime() + CLAIM_MS)
	const due = await claimDue(deps.db, { now, until, most: MOST })
	await inParallel(due, AT_A_TIME, async ({ delivery, to }) => {
		await sendOne(deps, delivery, to)
	})
	return due.length
}

/**
 * DSK-20: sends a test to a webhook and waits for the answer. A test is not sent again.
 * @throws Problem 404 not-found
 */
export const testWebhook = async (
	deps: Sending,
	me: Account,
	id: string,
): Promise<WebhookDelivery> => {
	const now = deps.clock()
	const { to, delivery } = await deps.db.transaction(async (tx) => {
		const found = await lockWebhook(tx, id)
		if (!found) throw new Problem(404, 'not-found')
		const nextAt = new Date(now.getTime() + CLAIM_MS)
		const row = { webhookId: id, type: 'webhook.tested' as const, data: {}, nextAt, createdAt: now }
		const [made] = await insertDeliveries(tx, [row])
		const act = {
			actorId: me.id,
			operation: 'testWebhook',
			subject: { kind: 'webhook', id },
			before: {},
			after: { delivery: made!.id },
		}
		await recordAct(tx, act, now)
		return { to: found, delivery: made! }
	})
	const { answered, fault } = await post(deps, delivery, to)
	const type = fault === '' ? 'delivery.accepted' : 'delivery.abandoned'
	const moved = await moveDelivery(deps.db, delivery.id, { type }, { answered, fault, tries: 1 })
	return deliveryOf(moved ?? delivery)
}
