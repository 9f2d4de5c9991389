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
import { account, school } from './account.ts'
import { resource } from './catalogue.ts'
import { at, id } from './columns.ts'
import { discount } from './order.ts'
import { voucher } from './school.ts'
import { plan } from './wallet.ts'

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
