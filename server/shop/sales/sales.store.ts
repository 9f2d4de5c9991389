import { and, eq, gt, gte, lt, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Span } from '#server/platform/india-days.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { partnerEarning } from '#server/shop/partner/partner.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'

/** By what sales are summed. */
export type SalesBy = 'day' | 'month' | 'resource' | 'coupon' | 'partner'

const within = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to))

/** Paid orders of a span that cost something before coupons and coins. */
const soldIn = (db: Db, span: Span) =>
	db.$with('sold').as(
		db
			.select({
				id: order.id,
				day: sql<string>`((${order.paidAt} at time zone 'UTC') + interval '330 minutes')::date::text`.as(
					'sold_day',
				),
				total: order.total,
				/** Sum of the totals of its lines, before rounding and coins. */
				lines:
					sql<number>`${order.price} - ${order.planDiscount} - ${order.discount} + ${order.gst}`.as(
						'lines',
					),
				discountId: order.discountId,
				schoolOrderId: order.schoolOrderId,
			})
			.from(order)
			.where(and(eq(order.status, 'paid'), gt(order.price, 0), within(order.paidAt, span))),
	)

/**
 * Money that goes back or went back, by order; a refund of an order that was paid in a span is not
 * older than the span.
 */
const returnedSince = (db: Db, { from }: Span) =>
	db.$with('returned').as(
		db
			.select({
				orderId: payment.orderId,
				amount: sql<number>`sum(${refund.amount})`.as('returned_amount'),
			})
			.from(refund)
			.innerJoin(payment, eq(payment.id, refund.paymentId))
			.where(
				and(
					eq(payment.outcome, 'fulfilled'),
					ne(refund.status, 'failed'),
					gte(refund.createdAt, from),
				),
			)
			.groupBy(payment.orderId),
	)

/**
 * Sums of a span. The money of an order is divided among its lines by their totals, so that sums by
 * resource add up to what was paid; `rows` counts the rows of all pages.
 */
export const sumSales = async (
	db: Db,
	span: Span,
	{ by, limit, offset }: { by: SalesBy; limit: number; offset: number },
) => {
	const sold = soldIn(db, span)
	const returned = returnedSince(db, span)
	const part =
		by === 'resource' ? sql`${orderLine.total}::float8 / nullif(${sold.lines}, 0)` : sql`1`
	const named = {
		day: { key: sql<string>`${sold.day}`, name: sql<string>`${sold.day}` },
		month: { key: sql<string>`left(${sold.day}, 7)`, name: sql<string>`left(${sold.day}, 7)` },
		resource: {
			key: sql<string>`coalesce(${orderLine.resourceId}, ${orderLine.planId})`,
			name: sql<string>`${orderLine.title}`,
		},
		coupon: { key: sql<string>`${discount.id}`, name: sql<string>`${discount.code}` },
		partner: { key: sql<string>`${account.id}`, name: sql<string>`${account.displayName}` },
	}[by]
	const base = db
		.with(sold, returned)
		.select({
			key: named.key.as('key'),
			name: named.name.as('name'),
			total: sql`coalesce(${sold.total} * ${part}, 0)`.as('total'),
			back: sql`coalesce(${returned.amount} * ${part}, 0)`.as('back'),
		})
		.from(sold)
		.leftJoin(returned, eq(returned.orderId, sold.id))
		.$dynamic()
	if (by === 'resource') base.innerJoin(orderLine, eq(orderLine.orderId, sold.id))
	if (by === 'coupon') base.innerJoin(discount, eq(discount.id, sold.discountId))
	if (by === 'partner')
		base
			.innerJoin(partnerEarning, eq(partnerEarning.schoolOrderId, sold.schoolOrderId))
			.innerJoin(account, eq(account.id, partnerEarning.partnerId))
	const each = base.as('each')
	const total = sql<number>`round(sum(${each.total}))::float8`
	return db
		.select({
			key: sql<string>`${each.key}`,
			name: sql<string>`max(${each.name} collate "C")`,
			orders: sql<number>`count(*)::int`,
			total,
			returned: sql<number>`round(sum(${each.back}))::float8`,
			rows: sql<number>`(count(*) over ())::int`,
		})
		.from(each)
		.groupBy(each.key)
		.orderBy(...(by === 'day' || by === 'month' ? [each.key] : [sql`${total} desc`, each.key]))
		.limit(limit)
		.offset(offset)
}

/** Sums of all sales of a span. */
export const sumAll = async (db: Db, span: Span) => {
	const sold = soldIn(db, span)
	const returned = returnedSince(db, span)
	const [row] = await db
		.with(sold, returned)
		.select({
			orders: sql<number>`count(*)::int`,
			total: sql<number>`coalesce(sum(${sold.total}), 0)::float8`,
			returned: sql<number>`coalesce(sum(${returned.amount}), 0)::float8`,
		})
		.from(sold)
		.leftJoin(returned, eq(returned.orderId, sold.id))
	return row!
}

/** Money that was given back in a span, by its reason. */
export const sumRefunds = (db: Db, span: Span) =>
	db
		.select({
			reason: refund.reason,
			count: sql<number>`count(*)::int`,
			amount: sql<number>`sum(${refund.amount})::float8`,
		})
		.from(refund)
		.where(and(ne(refund.status, 'failed'), within(refund.createdAt, span)))
		.groupBy(refund.reason)
		.orderBy(sql`sum(${refund.amount}) desc`)
