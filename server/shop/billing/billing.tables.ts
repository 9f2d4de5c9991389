import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/** The buyer's details on an invoice beside name, email and phone (INV-01). */
export const billing = pgTable('billing', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	stateCode: text('state_code').notNull(),
	address: text('address').notNull(),
	businessName: text('business_name').notNull(),
	gstin: text('gstin').notNull(),
	updatedAt: at('updated_at').notNull(),
})
