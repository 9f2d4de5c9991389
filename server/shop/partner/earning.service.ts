import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { commissionOf } from './commission.rules.ts'
import { cancelEarning, findEarningStatus, insertEarning, settleEarning } from './earning.store.ts'
import { partnerOf } from './referral.store.ts'

/**
 * API-03: notes what the partner of a school earns by an order of it, inside the transaction that
 * pays the order; the same order again earns nothing.
 * @param order.price paise before GST
 * @param rate whole percent
 */
export const earnCommission = async (
	tx: Db,
	order: { id: string; schoolId: string; price: number },
	rate: number,
	now: Date,
): Promise<void> => {
	const partnerId = await partnerOf(tx, order.schoolId)
	const amount = commissionOf(order.price, rate)
	if (!partnerId || amount === 0) return
	await insertEarning(tx, {
		schoolOrderId: order.id,
		schoolId: order.schoolId,
		partnerId,
		base: order.price,
		rate,
		amount,
		status: 'earned',
		earnedAt: now,
	})
}

/** The school’s money goes back: what its order earned is cancelled, unless it was paid out. */
export const cancelCommission = cancelEarning

/**
 * API-03: customer success has paid a partner for an order, once.
 * @throws Problem 404 not-found; 409 earning-settled
 */
export const payOut = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: string,
	id: string,
	reference: string,
): Promise<{ id: string; status: 'paid_out' }> => {
	const now = clock()
	const change = { reference: reference.trim(), paidOutBy: me, paidOutAt: now }
	await db.transaction(async (tx) => {
		if (!(await settleEarning(tx, id, change))) {
			const status = await findEarningStatus(tx, id)
			throw status ? refusedMove('earning-settled', status) : new Problem(404, 'not-found')
		}
		const act = {
			actorId: me,
			operation: 'payOutEarning',
			subject: { kind: 'partner-earning', id },
			before: { status: 'earned' },
			after: { status: 'paid_out', reference: change.reference },
		}
		await recordAct(tx, act, now)
	})
	return { id, status: 'paid_out' }
}
