import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { resource } from './catalogue.ts'
import { at, id } from './columns.ts'

/** A discount with its terms (PUR-02, PUR-07); money in paise. `nested` holds terms one level deeper, as older ones do. */
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
})

/** One purchase of one or several products; `expiresAt` frees the coupon and the coins it holds. Money in paise. */
export const order = pgTable(
  'order',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    provider: text('provider').$type<'razorpay' | 'stripe' | 'none'>().notNull(),
    providerOrderId: text('provider_order_id').unique(),
    status: text('status').$type<'created' | 'paid' | 'failed' | 'cancelled'>().notNull(),
    currency: text('currency').notNull().default('INR'),
    price: integer('price').notNull(),
    planDiscount: integer('plan_discount').notNull(),
    discount: integer('discount').notNull(),
    gst: integer('gst').notNull(),
    rounding: integer('rounding').notNull(),
    coins: integer('coins').notNull(),
    total: integer('total').notNull(),
    discountId: uuid('discount_id').references(() => discount.id),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerPhone: text('buyer_phone').notNull(),
    receiptNumber: text('receipt_number').unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
  },
  (t) => [
    index('order_recent').on(t.accountId, t.createdAt.desc()),
    index('order_open').on(t.status, t.createdAt),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resource.id),
    title: text('title').notNull(),
    price: integer('price').notNull(),
    planDiscount: integer('plan_discount').notNull(),
    discount: integer('discount').notNull(),
    gst: integer('gst').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [unique('order_line_once').on(t.orderId, t.resourceId)],
)

/** Money that arrived; the provider's payment id is the key, so that fulfilment happens once whoever reports first. */
export const payment = pgTable('payment', {
  id: text('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => order.id),
  provider: text('provider').notNull(),
  amount: integer('amount').notNull(),
  reportedBy: text('reported_by').$type<'callback' | 'webhook' | 'reconciler'>().notNull(),
  createdAt: at('created_at').notNull(),
})

/** Webhooks already seen: providers deliver more than once. */
export const webhookEvent = pgTable('webhook_event', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  createdAt: at('created_at').notNull(),
})
