import type { Deps } from '#server/platform/deps.ts'
import { findOfOrder, findUninvoiced, holdOrder } from './invoice.store.ts'
import { issueInvoice } from './issue-invoice.service.ts'

/**
 * Issues invoices of orders paid before invoices existed, each in its own transaction. Returns
 * their number.
 */
export const issueMissingInvoices = async (
	deps: Pick<Deps, 'db' | 'config' | 'clock'>,
): Promise<number> => {
	const missing = await findUninvoiced(deps.db, 500)
	for (const paid of missing)
		await deps.db.transaction(async (tx) => {
			await holdOrder(tx, paid.orderId)
			if (!(await findOfOrder(tx, paid.orderId, 'invoice')))
				await issueInvoice(tx, deps.config, paid, deps.clock())
		})
	return missing.length
}
