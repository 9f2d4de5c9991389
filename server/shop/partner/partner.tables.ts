import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { earningStatusMachine } from '#machines/shop/partner/earning-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'

/**
 * SCH-07: the partner who brought a school: the first one, for good. `broughtBy` is the point of
 * contact whose link named the partner; null when that account is erased.
 */
export const partnerSchool = pgTable(
	'partner_school',
	{
		schoolId: uuid('school_id')
			.primaryKey()
			.references(() => school.id),
		partnerId: uuid('partner_id')
			.notNull()
			.references(() => account.id),
		broughtBy: uuid('brought_by').references(() => account.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('partner_school_partner').on(t.partnerId, t.createdAt.desc()),
		index('partner_school_brought_by').on(t.broughtBy),
	],
)

/**
 * API-03: what a partner earns by a paid order of a school they brought, once an order: `amount` is
 * `rate` percent of `base`, both in paise, rounded down. `cancelled` when the school’s money went
 * back before it was paid out.
 */
export const partnerEarning = pgTable(
	'partner_earning',
	{
		id: id(),
		schoolOrderId: uuid('school_order_id')
			.notNull()
			.unique()
			.references(() => schoolOrder.id),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		partnerId: uuid('partner_id')
			.notNull()
			.references(() => account.id),
		base: integer('base').notNull(),
		rate: integer('rate').notNull(),
		amount: integer('amount').notNull(),
		status: text('status').$type<StatusOf<typeof earningStatusMachine>>().notNull(),
		earnedAt: at('earned_at').notNull(),
		paidOutAt: at('paid_out_at'),
		/** The bank's reference of the transfer to the partner. */
		reference: text('reference'),
		paidOutBy: uuid('paid_out_by').references(() => account.id),
	},
	(t) => [
		index('partner_earning_partner').on(t.partnerId, t.earnedAt.desc()),
		index('partner_earning_status').on(t.status, t.earnedAt),
	],
)
