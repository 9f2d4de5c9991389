import { issueCreditNote } from '#server/invoice/invoice.service.ts'
import { endEnrolments } from '#server/learning/enrolment.service.ts'
import { markPaymentRefunded } from '#server/order/payment.store.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Notes that a whole payment went back to the buyer, once, ends what it had bought and writes the credit note; inside the caller's transaction. */
export const returnPayment = async (tx: Db, paymentId: string, now: Date): Promise<void> => {
  const returned = await markPaymentRefunded(tx, paymentId)
  if (returned?.outcome !== 'fulfilled') return
  await endEnrolments(tx, returned.orderId)
  await issueCreditNote(tx, returned.orderId, now)
}
