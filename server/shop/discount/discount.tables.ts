import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Audience } from '#domain/shop/coupon.rules.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A discount with its terms (PUR-02, PUR-07); money in paise. `nested` holds terms one level
 * deeper, as older ones do.
 */
export const discount = pgTable('discount', {
	id: id(),
	code: text('code').notNull(),
	codeKey: text('code_key').notNull().unique(),
	title: text('title').notNull(),
	isPercentage: boolean('is_percentage').notNull(),
	percent: integer('percent'),
	amount: integer('amount'),
	maxAmount: integer('max_amount'),
	minimumOrder: integer('minimum_order'),
	discountType: text('discount_type').notNull().default('course'),
	category: text('category'),
	nested: jsonb('nested').$type<Record<string, unknown>>(),
	listed: boolean('listed').notNull().default(true),
	startsAt: at('starts_at'),
	endsAt: at('ends_at'),
	maxUses: integer('max_uses'),
	used: integer('used').notNull().default(0),
	/** How often one account may use it; null for any number of times (DSK-10). */
	perPerson: integer('per_person'),
	/** The people that may use it (DSK-10). */
	audience: text('audience').$type<Audience>().notNull().default('everyone'),
	/** Good for one account alone, by its voucher (SCH-06). */
	isPersonal: boolean('is_personal').notNull().default(false),
})
