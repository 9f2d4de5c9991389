import { type DeskRefundReason, isRefundPart } from '#domain/shop/desk-refund.rules.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { noteEvent } from '#server/people/webhook/webhook.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { creditPart } from '#server/shop/invoice/invoice.service.ts'
import { mailRequest } from './follow-refund.service.ts'
import { givenBackMail } from './given-back-mail.ts'
import { insertRefund } from './refund.store.ts'
import { findBought, moveRequest } from './refund-request.store.ts'
import { findRefundable, type Refundable, returnWhole } from './return-whole.service.ts'

/** A refund by the team; amounts in the smallest unit of the payment's currency. */
export type GivenRefund = {
	orderId: string
	/** The part to give back; null for all that is left, which ends the order. */
	amount: number | null
	/** The amount that could be given back when the person looked. */
	refundable: number
	reason: DeskRefundReason
	words: string
}

type Decision = { reason: DeskRefundReason; words: string; madeBy: string }

const givePart = async (
	tx: Db,
	{ payment }: Refundable,
	amount: number,
	because: Decision,
	now: Date,
) => {
	const { id: paymentId, currency, orderId } = payment
	const row = { paymentId, amount, currency, isWhole: false, ...because }
	const refund = (await insertRefund(tx, row, now))!
	await creditPart(tx, orderId, { amount, refundId: refund.id }, now)
}

/** Gives the rest back. A request of the buyer that waits is approved by it: true. */
const giveWhole = async (tx: Db, orderId: string, because: Decision, now: Date) => {
	const { madeBy: decidedBy, words: decision } = because
	const change = { decidedAt: now, decidedBy, decision }
	const approved = await moveRequest(tx, orderId, { type: 'request.approved' }, change)
	await returnWhole(tx, orderId, approved ? { reason: 'asked-for' } : because, now)
	return approved !== undefined
}

/**
 * DSK-11: gives the money of an order back, in part or as a whole, with a credit note. A part
 * leaves the buyer everything; the whole takes back what the order granted.
 * @throws Problem 404 not-found; 403 forbidden for one's own order; 409 nothing-to-refund,
 * order-changed if the refundable amount is not the one that the person saw, refund-part-invalid
 */
export const refundOrder = async (deps: Deps, me: string, given: GivenRefund) => {
	const { orderId, amount, reason } = given
	const words = given.words.trim()
	const refundable = await deps.db.transaction(async (tx) => {
		const bought = await findBought(tx, orderId)
		if (!bought) throw new Problem(404, 'not-found')
		if (bought.accountId === me) throw new Problem(403, 'forbidden')
		await lockAccount(tx, bought.accountId)
		const found = await findRefundable(tx, orderId)
		if (!found || found.refundable === 0) throw new Problem(409, 'nothing-to-refund')
		if (found.refundable !== given.refundable) throw new Problem(409, 'order-changed')
		if (amount !== null && !isRefundPart(amount, found.refundable))
			throw new Problem(409, 'refund-part-invalid')
		const now = deps.clock()
		const because = { reason, words, madeBy: me }
		if (amount !== null) {
			await givePart(tx, found, amount, because, now)
			const { accountId } = bought
			const { currency } = found.payment
			const data = { order_id: orderId, account_id: accountId, is_whole: false, amount, currency }
			await noteEvent(tx, { type: 'order.refunded', accountId, data }, now)
		}
		const isAnswer = amount === null && (await giveWhole(tx, orderId, because, now))
		if (isAnswer) await mailRequest(tx, deps, orderId)
		else {
			const money = { amount: amount ?? found.refundable, currency: found.payment.currency }
			const mail = { ...bought, ...money, isWhole: amount === null, words }
			await deps.mails.enqueue(tx, givenBackMail(mail, deps.config.publicUrl))
		}
		const left = amount === null ? 0 : found.refundable - amount
		const act = {
			actorId: me,
			operation: 'refundOrder',
			subject: { kind: 'order', id: orderId },
			before: { refundable: found.refundable },
			after: { refundable: left, reason, words },
		}
		await recordAct(tx, act, now)
		return left
	})
	await deps.mails.nudge()
	return { order_id: orderId, refundable }
}
