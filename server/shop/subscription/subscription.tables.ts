import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PlanBenefits } from '#domain/shop/plan.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** Plans that accounts have for a time; one that is not offered stays with its holders. */
export const plan = pgTable('plan', {
	id: id(),
	slug: text('slug').notNull().unique(),
	name: text('name').notNull(),
	isFree: boolean('is_free').notNull(),
	price: integer('price').notNull().default(0),
	offered: boolean('offered').notNull().default(true),
	benefits: jsonb('benefits').$type<PlanBenefits>().notNull(),
})

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
	},
	(t) => [index('subscription_account').on(t.accountId, t.startsAt.desc())],
)
