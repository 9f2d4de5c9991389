import { and, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import type { OrderQuery } from './order-query.rules.ts'

type Condition = (db: Db, value: string) => SQL | undefined

const of = (db: Db, where: SQL | undefined) => db.select({ id: order.id }).from(order).where(where)

/** Orders of an address, each arm by its own index. */
const mailedTo = (db: Db, value: string) =>
	of(db, sql`lower(${order.buyerEmail}) = ${value}`).union(
		db
			.select({ id: order.id })
			.from(account)
			.innerJoin(order, eq(order.accountId, account.id))
			.where(eq(account.email, value)),
	)

const numbered = (db: Db, value: string) =>
	of(db, eq(order.receiptNumber, value)).union(
		db.select({ id: invoice.orderId }).from(invoice).where(eq(invoice.number, value)),
	)

const knownTo = (db: Db, value: string) =>
	of(db, and(inArray(order.provider, ['razorpay', 'stripe']), eq(order.providerOrderId, value)))
		.union(db.select({ id: payment.orderId }).from(payment).where(eq(payment.id, value)))
		.union(
			db
				.select({ id: payment.orderId })
				.from(refund)
				.innerJoin(payment, eq(payment.id, refund.paymentId))
				.where(eq(refund.providerRefundId, value)),
		)

const conditions: Record<OrderQuery['by'], Condition> = {
	id: (_, value) => eq(order.id, value),
	email: (db, value) => inArray(order.id, mailedTo(db, value)),
	phone: (_, value) => eq(order.buyerPhone, value),
	name: (_, value) => ilike(order.buyerName, likeOf(value)),
	number: (db, value) => inArray(order.id, numbered(db, value)),
	provider: (db, value) => inArray(order.id, knownTo(db, value)),
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
