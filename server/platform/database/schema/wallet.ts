import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { at, id } from './columns.ts'

/** WAL-01: what a person holds, in coins. */
export const wallet = pgTable('wallet', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id),
  coins: integer('coins').notNull().default(0),
  usedCoins: integer('used_coins').notNull().default(0),
  totalEarnedCoins: integer('total_earned_coins').notNull().default(0),
})

/**
 * Every movement of coins; one of a reason per subject, so that nothing is earned or spent twice.
 */
export const coinEntry = pgTable(
  'coin_entry',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    delta: integer('delta').notNull(),
    reason: text('reason').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('coin_entry_once').on(t.accountId, t.reason, t.subjectId)],
)

/** A plan's benefits per course type (WAL-02); percents are whole numbers. */
export type PlanBenefits = Record<
  string,
  { included?: number; additional_purchases?: { discount: number } }
>

export const plan = pgTable('plan', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  isFree: boolean('is_free').notNull(),
  price: integer('price').notNull().default(0),
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
