import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	pgTable,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'

/**
 * SCH-06: what a school holds for its teachers: `quantity` seats of a plan or of one resource,
 * `assignedCount` of them given. Seats can be given until `validUntil`; a plan runs until then.
 * `source` says where they come from (`order:…`), once for each plan or resource.
 */
export const licence = pgTable(
	'licence',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		planId: uuid('plan_id').references(() => plan.id),
		resourceId: uuid('resource_id').references(() => resource.id),
		quantity: integer('quantity').notNull(),
		assignedCount: integer('assigned_count').notNull().default(0),
		source: text('source').notNull(),
		validUntil: at('valid_until').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('licence_source').on(t.source, sql`coalesce(${t.planId}, ${t.resourceId})`),
		index('licence_school').on(t.schoolId, t.createdAt),
		check('licence_gives_one', sql`num_nonnulls(${t.planId}, ${t.resourceId}) = 1`),
		check('licence_count', sql`${t.assignedCount} between 0 and ${t.quantity}`),
	],
)

/**
 * A seat of a licence that a teacher has; it is deleted when it is revoked. Its id is the
 * `assignment_id` of the plan's term.
 */
export const licenceAssignment = pgTable(
	'licence_assignment',
	{
		id: id(),
		licenceId: uuid('licence_id')
			.notNull()
			.references(() => licence.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('licence_assignment_once').on(t.licenceId, t.accountId),
		index('licence_assignment_account').on(t.accountId),
	],
)

/**
 * A school's voucher that a teacher has: `discountId` is a separate promo code that this teacher
 * can use once.
 */
export const voucherAssignment = pgTable(
	'voucher_assignment',
	{
		id: id(),
		voucherId: uuid('voucher_id')
			.notNull()
			.references(() => voucher.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		discountId: uuid('discount_id')
			.notNull()
			.references(() => discount.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('voucher_assignment_once').on(t.voucherId, t.accountId),
		index('voucher_assignment_account').on(t.accountId),
		index('voucher_assignment_discount').on(t.discountId),
	],
)

/**
 * Discounts that a school holds for its teachers; `appliedCouponsCount` of them are given to
 * teachers (SCH-06).
 */
export const voucher = pgTable('voucher', {
	id: id(),
	schoolId: uuid('school_id')
		.notNull()
		.references(() => school.id),
	discountId: uuid('discount_id')
		.notNull()
		.references(() => discount.id),
	voucherCount: integer('voucher_count').notNull(),
	appliedCouponsCount: integer('applied_coupons_count').notNull().default(0),
})
