import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findAddressee, findMains } from './buying.store.ts'
import { schoolOrderMail } from './school-order.mail.ts'
import { hasExpired } from './school-order.rules.ts'
import { findOrderLines, findSchoolOrder, type SchoolOrder } from './school-order.store.ts'

/**
 * Enqueues a mail about an order's status, inside the caller's transaction: a waiting order to the
 * main points of contact, a decision to the person who ordered.
 */
export const tell = async (
	tx: Db,
	{ mails, config }: Pick<Deps, 'mails' | 'config'>,
	order: SchoolOrder,
	event: 'waiting' | 'approved' | 'rejected',
) => {
	const lines = await findOrderLines(tx, order.id)
	const buyer = await findAddressee(tx, order.accountId)
	const to = event === 'waiting' ? await findMains(tx, order.schoolId) : [buyer]
	for (const person of to)
		await mails.enqueue(
			tx,
			schoolOrderMail(person, event, { order, lines, buyer: buyer.name }, config.publicUrl),
		)
}

/**
 * Returns an order of the caller's school that can proceed.
 * @throws Problem 404 not-found, 409 quote-expired
 */
export const currentOrder = async (
	tx: Db,
	me: Account,
	id: string,
	now: Date,
): Promise<SchoolOrder> => {
	const found = await findSchoolOrder(tx, id, schoolOf(me))
	if (!found) throw new Problem(404, 'not-found')
	if (hasExpired(found, now)) throw new Problem(409, 'quote-expired')
	return found
}
