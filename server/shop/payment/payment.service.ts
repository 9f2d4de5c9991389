import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
	findBuyer,
	findPayment,
	findPayments,
	insertPayment,
	markPaymentRefunded,
	type Payment,
} from './payment.store.ts'

export { findPayment, findPayments, insertPayment, markPaymentRefunded, type Payment }

/**
 * Holds the buyer of a payment until the transaction ends; the payment, or undefined when it is
 * unknown.
 */
export const holdBuyer = async (tx: Db, paymentId: string): Promise<Payment | undefined> => {
	const found = await findBuyer(tx, paymentId)
	if (found) await lockAccount(tx, found.accountId)
	return found?.payment
}
