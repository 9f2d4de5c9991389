import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import type { OrderQuery } from '#server/shop/order-record/order-query.rules.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'

type Condition = (db: Db, value: string) => SQL | undefined

/** The text as a pattern that means its letters. */
const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const refundedBy = (db: Db, value: string) =>
  db
    .select({ id: payment.orderId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.providerRefundId, value))

const paidBy = (db: Db, value: string) =>
  db.select({ id: payment.orderId }).from(payment).where(eq(payment.id, value))

const invoicedAs = (db: Db, value: string) =>
  db.select({ id: invoice.orderId }).from(invoice).where(eq(invoice.number, value))

const boughtBy = (db: Db, value: string) =>
  db.select({ id: account.id }).from(account).where(eq(account.email, value))

const conditions: Record<OrderQuery['by'], Condition> = {
  id: (_, value) => eq(order.id, value),
  email: (db, value) =>
    or(sql`lower(${order.buyerEmail}) = ${value}`, inArray(order.accountId, boughtBy(db, value))),
  phone: (_, value) => eq(order.buyerPhone, value),
  name: (_, value) => ilike(order.buyerName, likeOf(value)),
  number: (db, value) =>
    or(eq(order.receiptNumber, value), inArray(order.id, invoicedAs(db, value))),
  provider: (db, value) =>
    or(
      and(inArray(order.provider, ['razorpay', 'stripe']), eq(order.providerOrderId, value)),
      inArray(order.id, paidBy(db, value)),
      inArray(order.id, refundedBy(db, value)),
    ),
}

/** The filter of a list of orders; `before` is the order after which it goes on. */
export type OrderFilter = {
  query: OrderQuery | null
  status: (typeof order.$inferSelect)['status'] | undefined
  before: string | undefined
}

const titles = sql<string[]>`array(select ${orderLine.title} from ${orderLine}
  where ${orderLine.orderId} = ${order.id} order by ${orderLine.id})`

const afterThat = (id: string) =>
  sql`(${order.createdAt}, ${order.id}) < (select that.created_at, that.id from ${order} as that where that.id = ${id})`

/** Orders of everybody, newest first. */
export const findOrders = (db: Db, { query, status, before }: OrderFilter, limit: number) =>
  db
    .select({ order, titles, school: school.name })
    .from(order)
    .leftJoin(schoolOrder, eq(schoolOrder.id, order.schoolOrderId))
    .leftJoin(school, eq(school.id, schoolOrder.schoolId))
    .where(
      and(
        query ? conditions[query.by](db, query.value) : undefined,
        status && eq(order.status, status),
        before ? afterThat(before) : undefined,
      ),
    )
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit)
