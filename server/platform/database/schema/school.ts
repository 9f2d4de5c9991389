import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { school } from './account.ts'
import { at, id } from './columns.ts'
import { discount } from './order.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

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

/** A file somebody handed in, kept where every server reaches it; `key` is `{owner}/{id}`. */
export const storedFile = pgTable('stored_file', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  /** Empty where the content is in parts; earlier versions wrote it here whole, without `bytes`. */
  content: bytea('content').notNull(),
  bytes: integer('bytes').notNull().default(0),
  createdAt: at('created_at').notNull(),
})

/** A part of 256 kB of a stored file; the last one is shorter. */
export const storedFilePart = pgTable(
  'stored_file_part',
  {
    key: text('key')
      .notNull()
      .references(() => storedFile.key, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.position] })],
)

/**
 * A document that proves what a school is (SCH-04): its file is read by its points of contact and
 * by customer success alone.
 */
export const schoolDocument = pgTable(
  'school_document',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the school was verified or rejected with it; null while it waits. */
    decidedAt: at('decided_at'),
  },
  (t) => [
    index('school_document_school').on(t.schoolId, t.createdAt),
    index('school_document_waiting').on(t.createdAt, t.id).where(sql`decided_at is null`),
  ],
)
