import { pendingPaymentStorage } from '#features/purchase/pending-payment-storage.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import type { Processes } from '#processes/processes.ts'

/** Back from the provider's page by the back button: opens the purchase again, which asks how its payment stands (PAY-02). */
export const resumePayment = (processes: Pick<Processes, 'modals'>): void => {
  const leaving = pendingPaymentStorage.read()
  if (leaving && window.location.pathname !== '/payment/return')
    openPurchase(processes, leaving.productIds)
}
