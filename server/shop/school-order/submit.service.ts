import { billingFaults, tidyBilling } from '#domain/shop/billing-details.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { isMain } from './buying.service.ts'
import { findLimit } from './buying.store.ts'
import { orderMoved } from './order-moved.service.ts'
import { answerOf } from './read-order.service.ts'
import { moveSchoolOrder } from './school-order.store.ts'
import { currentOrder, tell } from './tell-order.service.ts'

/** A school's statements when it orders. */
type Statement = {
	purchaseOrder: string
	stateCode: string
	businessName: string
	address: string
	gstin: string
}

const tidyStatement = (given: Statement): Statement => {
	const stated = { ...tidyBilling(given), purchaseOrder: given.purchaseOrder.trim() }
	if (!stated.purchaseOrder) throw new Problem(409, 'purchase-order-missing')
	if (!stated.address) throw new Problem(409, 'address-missing')
	const [fault] = Object.values(billingFaults(stated))
	if (fault) throw new Problem(409, 'billing-invalid', fault)
	return stated
}

/**
 * PRC-01: orders a quote, or a rejected order again. Above the school's limit an order of an
 * additional point of contact waits for approval; the main one approves it by ordering.
 * @throws Problem 404 not-found; 409 quote-expired, order-moved, purchase-order-missing,
 * address-missing, billing-invalid
 */
export const submitOrder = async (deps: Deps, me: Account, id: string, given: Statement) => {
	const stated = tidyStatement(given)
	await deps.db.transaction(async (tx) => {
		const now = deps.clock()
		const { schoolId, total } = await currentOrder(tx, me, id, now)
		const limit = await findLimit(tx, schoolId)
		const event = { type: 'order.submitted', isMain: isMain(me), total, limit } as const
		const moved = await moveSchoolOrder(tx, id, event, {
			...stated,
			accountId: me.id,
			submittedAt: now,
			...{ decision: '', decidedAt: null, decidedBy: null },
		})
		if (!moved) throw await orderMoved(tx, id)
		if (moved.status === 'waiting') await tell(tx, deps, moved, 'waiting')
	})
	await deps.mails.nudge()
	return answerOf(deps, me, id)
}
