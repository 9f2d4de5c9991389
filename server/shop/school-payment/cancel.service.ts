import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { checkOrder, closeOrder, findOpenOfSchool } from '#server/shop/order/order.service.ts'
import { answerOf } from '#server/shop/school-order/read-order.service.ts'
import {
	findSchoolOrder,
	holdSchoolOrder,
	moveSchoolOrder,
} from '#server/shop/school-order/school-order.service.ts'

const TRIES = 4

/** Cancels where no payment is open; false when one is. */
const cancelUnpaid = (deps: PaymentDeps, schoolId: string, id: string): Promise<boolean> =>
	deps.db.transaction(async (tx) => {
		const held = await holdSchoolOrder(tx, id, schoolId)
		if (!held) throw new Problem(404, 'not-found')
		if (await findOpenOfSchool(tx, id)) return false
		const change = { cancelledAt: deps.clock() }
		if (!(await moveSchoolOrder(tx, id, { type: 'order.cancelled' }, change)))
			throw refusedMove('order-moved', held.status)
		return true
	})

/**
 * PRC-01: cancels an unpaid order. Checks its open payment first: pending money keeps the order,
 * and later money is returned.
 * @throws Problem 404 not-found; 409 order-moved, payment-pending; 502
 */
export const cancelSchoolOrder = async (deps: PaymentDeps, me: Account, id: string) => {
	const schoolId = schoolOf(me)
	if (!(await findSchoolOrder(deps.db, id, schoolId))) throw new Problem(404, 'not-found')
	for (let tries = 0; tries < TRIES; tries += 1) {
		const open = await findOpenOfSchool(deps.db, id)
		if (open) {
			const { status } = await checkOrder(deps, open, 'callback')
			if (status === 'pending') throw new Problem(409, 'payment-pending')
			if (status !== 'paid') await closeOrder(deps.db, open, 'cancelled', deps.clock())
		}
		if (await cancelUnpaid(deps, schoolId, id)) return answerOf(deps, me, id)
	}
	throw new Problem(409, 'payment-pending')
}
