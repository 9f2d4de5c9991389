import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { mailRequest } from './follow-refund.service.ts'
import { owedAnswer, requestAnswer } from './refund-request.answers.ts'
import {
	findOpenRequests,
	findOwed,
	findOwnRequests,
	findRequest,
	findRequestById,
	moveRequest,
} from './refund-request.store.ts'
import { returnWhole } from './return-whole.service.ts'

/** Rows per list. */
const MOST = 100

/** Returns everything refunded or owed to an account, newest first. */
export const listRefunds = async (db: Db, accountId: string) => {
	const asked = (await findOwnRequests(db, accountId, MOST)).map(requestAnswer)
	const owed = (await findOwed(db, accountId, MOST)).map(owedAnswer)
	return { data: [...asked, ...owed].sort((a, b) => b.asked_at.localeCompare(a.asked_at)) }
}

/** Returns requests that wait for a decision with the buyer's name, the longest waiting first. */
export const listOpenRefunds = async (db: Db, id?: string) => ({
	data: (await findOpenRequests(db, MOST, id)).map((row) => ({
		...requestAnswer(row),
		buyer: row.asker,
	})),
})

/**
 * Decides a request, once (INV-03). Approved: the job sends the refund and what the order granted
 * is taken back. Refused: the request keeps its reason.
 * @throws Problem 404 not-found, 403 forbidden for the own request, 409 refund-decided if it was
 * withdrawn or decided otherwise, 409 refund-words-missing
 */
export const decideRefund = async (
	deps: Deps,
	me: string,
	asked: { id: string; decision: 'approve' | 'refuse'; words: string },
) => {
	const isRefused = asked.decision === 'refuse'
	if (isRefused && !asked.words.trim()) throw new Problem(409, 'refund-words-missing')
	const answer = await deps.db.transaction(async (tx) => {
		const before = await findRequestById(tx, asked.id)
		if (!before) throw new Problem(404, 'not-found')
		if (before.accountId === me) throw new Problem(403, 'forbidden')
		const { orderId } = before
		await lockAccount(tx, before.accountId)
		const now = deps.clock()
		const decided = { decidedAt: now, decidedBy: me, decision: asked.words.trim() }
		const event = isRefused ? 'request.refused' : 'request.approved'
		const isMoved = await moveRequest(tx, orderId, { type: event }, decided)
		if (isMoved) {
			if (!isRefused) await returnWhole(tx, orderId, { reason: 'asked-for' }, now)
			await mailRequest(tx, deps, orderId)
		}
		const after = (await findRequest(tx, orderId))!
		const { status, decidedAt } = after.request
		const isSame = decidedAt !== null && (status === 'refused') === isRefused
		if (!isSame) throw refusedMove('refund-decided', status)
		if (isMoved)
			await recordAct(
				tx,
				{
					actorId: me,
					operation: 'decideRefund',
					subject: { kind: 'refund-request', id: asked.id },
					before: { status: before.status },
					after: { status },
				},
				now,
			)
		return requestAnswer(after)
	})
	await deps.mails.nudge()
	return answer
}
