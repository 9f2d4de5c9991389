import { endEnrolments } from '#server/learning/enrolment.service.ts'
import { markPaymentRefunded } from '#server/order/payment.store.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Notes that a whole payment went back to the buyer, once, and ends what it had bought; inside the caller's transaction. */
export const returnPayment = async (tx: Db, paymentId: string): Promise<void> => {
  const returned = await markPaymentRefunded(tx, paymentId)
  if (returned?.outcome === 'fulfilled') await endEnrolments(tx, returned.orderId)
}
