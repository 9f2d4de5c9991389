import { enrolBuyer } from '#server/learning/learning/enrolment.service.ts'
import { noteEvent } from '#server/people/webhook/webhook.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { removeBought } from '#server/shop/cart/bought.service.ts'
import { issueInvoice, mailInvoice } from '#server/shop/invoice/invoice.service.ts'
import { mailSchoolInvoice } from '#server/shop/school-order/fulfil.service.ts'
import { beginBought } from '#server/shop/subscription/subscription.service.ts'
import { earnCoins } from '#server/shop/wallet/wallet.service.ts'
import { coinsEarned, receiptNumber } from './order.rules.ts'
import { markPaid } from './order-state.store.ts'
import type { Settlement } from './settle.store.ts'

/** Dependencies of settling a payment beside its transaction. */
export type SettlementDeps = Pick<Deps, 'db' | 'mails' | 'config'>

/**
 * Enrols the buyer in the order's resources or begins its plan, removes the resources from the
 * cart, and adds the earned coins.
 */
const giveToBuyer = async (
	tx: Db,
	{ order, ids, planId }: Settlement,
	paymentId: string,
	now: Date,
): Promise<void> => {
	const { accountId, id: orderId, total } = order
	if (planId) await beginBought(tx, { accountId, planId, orderId }, now)
	else {
		const items = ids.map((resourceId) => ({ resourceId, source: 'purchase' as const }))
		await enrolBuyer(tx, { accountId, orderId, items, now })
		await removeBought(tx, accountId, ids)
	}
	const coins = coinsEarned(total)
	await earnCoins(tx, { accountId, coins, reason: 'purchase', subjectId: paymentId, now })
}

/**
 * Marks an order as paid, grants its content and mails the invoice. A school has its licences
 * already (PRC-01).
 */
export const fulfilOrder = async (
	tx: Db,
	deps: SettlementDeps,
	settlement: Settlement,
	paymentId: string,
	now: Date,
): Promise<void> => {
	const { id: orderId, schoolOrderId, accountId, total, currency } = settlement.order
	await markPaid(tx, orderId, receiptNumber(orderId, now), now)
	if (!schoolOrderId) await giveToBuyer(tx, settlement, paymentId, now)
	const invoice = await issueInvoice(tx, deps.config, { orderId, paymentId }, now)
	const data = { order_id: orderId, account_id: accountId, total, currency }
	await noteEvent(tx, { type: 'order.paid', accountId, data }, now)
	if (schoolOrderId) await mailSchoolInvoice(tx, deps, schoolOrderId, invoice)
	else await mailInvoice(tx, deps, invoice)
}
