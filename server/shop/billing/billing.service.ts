import {
	type BillingDetails,
	billingFaults,
	tidyBilling,
} from '#domain/shop/billing-details.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findBilling, upsertBilling } from './billing.store.ts'

const nothing: BillingDetails = { stateCode: '', address: '', businessName: '', gstin: '' }

/** The details for an account's invoices; empty texts where it said nothing (INV-01). */
export const readBilling = async (db: Db, accountId: string): Promise<BillingDetails> =>
	(await findBilling(db, accountId)) ?? nothing

/**
 * Stores the billing details of future invoices; issued invoices do not change.
 * @returns the stored details
 * @throws Problem 409 billing-invalid for an unknown state or GSTIN, or a GSTIN of another state
 */
export const changeBilling = async (
	db: Db,
	accountId: string,
	given: BillingDetails,
	now: Date,
): Promise<BillingDetails> => {
	const details = tidyBilling(given)
	if (Object.keys(billingFaults(details)).length > 0) throw new Problem(409, 'billing-invalid')
	await upsertBilling(db, accountId, details, now)
	return details
}
