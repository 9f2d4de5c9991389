import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { orderMoved } from './order-moved.service.ts'
import { answerOf } from './read-order.service.ts'
import { moveSchoolOrder } from './school-order.store.ts'
import { currentOrder, tell } from './tell-order.service.ts'

/**
 * PRC-01: the main point of contact approves or rejects what waits, once.
 * @throws Problem 404 not-found; 409 quote-expired, order-moved, decision-words-missing
 */
export const decideOrder = async (
	deps: Deps,
	me: Account,
	id: string,
	asked: { decision: 'approve' | 'reject'; words: string },
) => {
	const status = asked.decision === 'approve' ? 'approved' : 'rejected'
	const decision = asked.words.trim()
	if (status === 'rejected' && !decision) throw new Problem(409, 'decision-words-missing')
	await deps.db.transaction(async (tx) => {
		const now = deps.clock()
		const decided = { decision, decidedAt: now, decidedBy: me.id }
		const only = { schoolId: schoolOf(me), validAt: now }
		const moved = await moveSchoolOrder(tx, id, { type: `order.${status}` }, decided, only)
		if (!moved) {
			await currentOrder(tx, me, id, now)
			throw await orderMoved(tx, id)
		}
		await tell(tx, deps, moved, status)
	})
	await deps.mails.nudge()
	return answerOf(deps, me, id)
}
