import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { school } from './account.ts'
import { at, id } from './columns.ts'
import { discount } from './order.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Discounts that a school holds for its teachers. */
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

/** A file somebody handed in, kept where every server reaches it; `key` is `{owner}/{id}`. */
export const storedFile = pgTable('stored_file', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  content: bytea('content').notNull(),
  createdAt: at('created_at').notNull(),
})
