import { eq } from 'drizzle-orm'
import type { BillingDetails } from '#domain/shop/billing-details.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { billing } from './billing.tables.ts'

/** Returns an account's billing details; undefined if it has none. */
export const findBilling = async (
	db: Db,
	accountId: string,
): Promise<BillingDetails | undefined> => {
	const [row] = await db.select().from(billing).where(eq(billing.accountId, accountId))
	return row
}

/** Writes an account's details, in place of those before. */
export const upsertBilling = async (
	db: Db,
	accountId: string,
	details: BillingDetails,
	updatedAt: Date,
): Promise<void> => {
	await db
		.insert(billing)
		.values({ accountId, ...details, updatedAt })
		.onConflictDoUpdate({ target: billing.accountId, set: { ...details, updatedAt } })
}
