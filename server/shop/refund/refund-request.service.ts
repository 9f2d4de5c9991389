import { type RefundReason, refundRefusal } from '#domain/shop/refund-request.rules.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { refundItemOf } from '#server/shop/subscription/subscription.service.ts'
import { mailRequest } from './follow-refund.service.ts'
import { factsOf, requestAnswer, termsAnswer } from './refund-request.answers.ts'
import { findRequest, findReturnable, insertRequest, moveRequest } from './refund-request.store.ts'

type Asked = {
	orderId: string
	reason: RefundReason
	words: string
	language: 'en' | 'hi'
}

/** @throws Problem 404 not-found */
const findOwn = async (db: Db, accountId: string, orderId: string) => {
	const found = await findReturnable(db, accountId, orderId)
	if (!found) throw new Problem(404, 'not-found')
	return { ...found, items: [...found.items, ...(await refundItemOf(db, orderId))] }
}

/**
 * Returns whether and until when an own order can be refunded, and the earlier request.
 * @throws Problem 404 not-found
 */
export const readTerms = async ({ db, clock }: Deps, accountId: string, orderId: string) => {
	const found = await findOwn(db, accountId, orderId)
	return termsAnswer(found, await findRequest(db, orderId), clock())
}

/**
 * Requests a refund of an own order (INV-03), once however often it is sent. A withdrawn request
 * may be made again.
 * @returns the request's status
 * @throws Problem 404 not-found, 409 refund-refused with the refusal in `detail`
 */
export const askRefund = async (deps: Deps, accountId: string, asked: Asked) => {
	const { orderId, reason, language } = asked
	const answer = await deps.db.transaction(async (tx) => {
		await lockAccount(tx, accountId)
		const found = await findOwn(tx, accountId, orderId)
		const now = deps.clock()
		if (!found.request || found.request.status === 'withdrawn') {
			const refusal = refundRefusal(factsOf(found), now)
			if (refusal) throw new Problem(409, 'refund-refused', refusal)
			const words = asked.words.trim()
			await insertRequest(tx, { orderId, accountId, reason, words, language, askedAt: now })
			await mailRequest(tx, deps, orderId)
		}
		return requestAnswer((await findRequest(tx, orderId))!)
	})
	await deps.mails.nudge()
	return answer
}

/**
 * Withdraws an own request that nobody has decided; one that was withdrawn stays so.
 * @throws Problem 404 not-found, 409 refund-decided
 */
export const withdrawRefund = async (deps: Deps, accountId: string, orderId: string) => {
	const answer = await deps.db.transaction(async (tx) => {
		await lockAccount(tx, accountId)
		const before = await findRequest(tx, orderId)
		if (before?.request.accountId !== accountId) throw new Problem(404, 'not-found')
		if (before.request.status === 'withdrawn') return requestAnswer(before)
		if (!(await moveRequest(tx, orderId, { type: 'request.withdrawn' })))
			throw refusedMove('refund-decided', before.request.status)
		await mailRequest(tx, deps, orderId)
		return requestAnswer((await findRequest(tx, orderId))!)
	})
	await deps.mails.nudge()
	return answer
}
