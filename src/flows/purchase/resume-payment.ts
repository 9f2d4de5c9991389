import { pendingPaymentStorage } from '#features/shop/purchase/pending-payment-storage.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import type { Processes } from '#processes/processes.ts'

/**
 * Return from the provider's page by the back button: opens the account's purchase again, which
 * checks its payment (PAY-02).
 */
export const resumePayment = (processes: Pick<Processes, 'modals'>, accountId: string): void => {
	const leaving = pendingPaymentStorage.read()
	if (leaving?.accountId === accountId && window.location.pathname !== '/payment/return')
		openPurchase(processes, leaving.resourceIds)
}
