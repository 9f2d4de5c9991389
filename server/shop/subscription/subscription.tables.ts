import { sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import type { PlanBenefits } from '#domain/shop/plan.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * Plans that accounts have for a time; one that is not offered stays with its holders. Of those for
 * schools a teacher has a seat and buys none.
 */
export const plan = pgTable('plan', {
	id: id(),
	slug: text('slug').notNull().unique(),
	name: text('name').notNull(),
	isFree: boolean('is_free').notNull(),
	price: integer('price').notNull().default(0),
	offered: boolean('offered').notNull().default(true),
	forSchools: boolean('for_schools').notNull().default(false),
	benefits: jsonb('benefits').$type<PlanBenefits>().notNull(),
})

/**
 * A term of a plan. `orderId` is the order that paid for it, without a foreign key because orders
 * refer to plans; `remindedAt` is when its holder heard that it ends soon.
 */
export const subscription = pgTable(
	'subscription',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		planId: uuid('plan_id')
			.notNull()
			.references(() => plan.id),
		assignmentId: uuid('assignment_id').notNull(),
		startsAt: at('starts_at').notNull(),
		endsAt: at('ends_at').notNull(),
		orderId: uuid('order_id'),
		remindedAt: at('reminded_at'),
	},
	(t) => [
		index('subscription_account').on(t.accountId, t.startsAt.desc()),
		uniqueIndex('subscription_of_order').on(t.orderId),
		index('subscription_to_remind').on(t.endsAt).where(sql`${t.remindedAt} is null`),
	],
)
