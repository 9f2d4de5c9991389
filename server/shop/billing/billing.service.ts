import {
  type BillingDetails,
  billingFaults,
  tidyBilling,
} from '#machines/shop/billing/billing-details.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findBilling, upsertBilling } from '#server/shop/billing/billing.store.ts'

const nothing: BillingDetails = { stateCode: '', address: '', businessName: '', gstin: '' }

/** The details for an account's invoices; empty texts where it said nothing (INV-01). */
export const readBilling = async (db: Db, accountId: string): Promise<BillingDetails> =>
  (await findBilling(db, accountId)) ?? nothing

/**
 * Keeps the details for invoices to come; those written already stay as they are.
 * @returns the details as they are kept
 * @throws Problem 409 billing-invalid for a state or a GSTIN that does not exist, or one of another state
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
