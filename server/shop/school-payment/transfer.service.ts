import { randomBytes } from 'node:crypto'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { noteEvent } from '#server/people/webhook/webhook.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { issueInvoice } from '#server/shop/invoice/invoice.service.ts'
import { receiptNumber } from '#server/shop/order/order.rules.ts'
import { markReceived } from '#server/shop/order/order.service.ts'
import { fulfilSchoolOrder, mailSchoolInvoice } from '#server/shop/school-order/fulfil.service.ts'
import { orderMoved } from '#server/shop/school-order/order-moved.service.ts'
import { answerOf } from '#server/shop/school-order/read-order.service.ts'
import { hasExpired, transferReferenceOf } from '#server/shop/school-order/school-order.rules.ts'
import {
	bankOf,
	holdSchoolOrder,
	moveSchoolOrder,
} from '#server/shop/school-order/school-order.service.ts'
import { findAwaited } from './transfer.store.ts'
import { writeSchoolPayment } from './write-order.service.ts'

/**
 * PRC-01: starts a bank transfer and returns the account and the order's reference; a repeat
 * returns the same.
 * @throws Problem 404 not-found; 409 order-moved, quote-expired; 501 provider-not-configured
 * without an account
 */
export const announceTransfer = async (deps: Deps, me: Account, id: string) => {
	if (!bankOf(deps.config)) throw new Problem(501, 'provider-not-configured')
	await deps.db.transaction(async (tx) => {
		const held = await holdSchoolOrder(tx, id, schoolOf(me))
		if (!held) throw new Problem(404, 'not-found')
		if (held.status === 'transferring') return
		if (hasExpired(held, deps.clock())) throw new Problem(409, 'quote-expired')
		const transferReference = transferReferenceOf(randomBytes(10))
		if (!(await moveSchoolOrder(tx, id, { type: 'transfer.announced' }, { transferReference })))
			throw refusedMove('order-moved', held.status)
	})
	return answerOf(deps, me, id)
}

/** The transfers that customer success waits for, the longest first. */
export const listTransfers = async (db: Db, id?: string) => ({
	data: (await findAwaited(db, id)).map(({ order, school, buyer }) => ({
		id: order.id,
		...{ school, buyer },
		purchase_order: order.purchaseOrder,
		quote_number: order.quoteNumber,
		reference: order.transferReference!,
		total: order.total,
		submitted_at: order.submittedAt!.toISOString(),
	})),
})

type Arrived = { amount: number; bankReference: string }

const confirm = async (tx: Db, deps: Deps, me: string, id: string, arrived: Arrived) => {
	const now = deps.clock()
	const { amount: total, bankReference } = arrived
	const change = { paidAt: now, bankReference, confirmedBy: me }
	const paid = await moveSchoolOrder(tx, id, { type: 'transfer.confirmed' }, change, { total })
	if (!paid) {
		const refusal = await orderMoved(tx, id)
		const isAwaited = refusal.extra.current_status === 'transferring'
		throw isAwaited ? new Problem(409, 'amount-differs') : refusal
	}
	const by = { accountId: paid.accountId, phone: '', provider: 'none' as const }
	const order = await writeSchoolPayment(tx, paid, by, now)
	await markReceived(tx, order.id, receiptNumber(order.id, now), now)
	await fulfilSchoolOrder(tx, deps.config, paid, now)
	const bought = { orderId: order.id, paymentId: arrived.bankReference }
	const invoice = await issueInvoice(tx, deps.config, bought, now)
	await mailSchoolInvoice(tx, deps, id, invoice)
	const { accountId, currency } = order
	const data = { order_id: order.id, account_id: accountId, total: order.total, currency }
	await noteEvent(tx, { type: 'order.paid', accountId, data }, now)
	const act = {
		actorId: me,
		operation: 'confirmSchoolTransfer',
		subject: { kind: 'school-order', id },
		before: { status: 'transferring' },
		after: { status: paid.status, total, bankReference },
	}
	await recordAct(tx, act, now)
	return { id, invoice_number: invoice.number }
}

/**
 * PRC-01: customer success confirms that the whole amount (paise) of a transfer arrived, once.
 * Invoice and licences follow in the same transaction.
 * @throws Problem 404 not-found; 409 amount-differs, bank-reference-used, order-moved
 */
export const confirmArrival = async (deps: Deps, me: string, id: string, given: Arrived) => {
	const arrived = { ...given, bankReference: given.bankReference.trim().toUpperCase() }
	try {
		const answer = await deps.db.transaction((tx) => confirm(tx, deps, me, id, arrived))
		await deps.mails.nudge()
		return answer
	} catch (error) {
		if (codeOf(error).includes('school_order_bank_reference'))
			throw new Problem(409, 'bank-reference-used')
		throw error
	}
}
