import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { PLAN_TYPE } from '#domain/shop/purchase.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { order, orderLine, payment } from './order.tables.ts'

const linesOf = (db: Db, ids: string[]) =>
	db
		.select({
			line: orderLine,
			productId: sql<string>`coalesce(${orderLine.resourceId}, ${orderLine.planId})`,
			slug: sql<string>`coalesce(${resource.slug}, ${plan.slug})`,
			slugtitle: sql<string>`coalesce(${resource.slugtitle}, ${plan.slug})`,
			courseType: sql<string>`coalesce(${resource.courseType}, ${PLAN_TYPE})`,
		})
		.from(orderLine)
		.leftJoin(resource, eq(resource.id, orderLine.resourceId))
		.leftJoin(plan, eq(plan.id, orderLine.planId))
		.where(inArray(orderLine.orderId, ids))
		.orderBy(asc(orderLine.id))

const paymentsOf = (db: Db, ids: string[]) =>
	db
		.select({ payment, refund })
		.from(payment)
		.leftJoin(refund, and(eq(refund.paymentId, payment.id), refund.isWhole))
		.where(inArray(payment.orderId, ids))
		.orderBy(asc(payment.createdAt), asc(payment.id))

/** An order with the code of its discount. */
export type HistoryRow = { order: typeof order.$inferSelect; code: string | null }

/** A line with what names its product today. */
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number]

/** A payment with its refund as a whole. */
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/** A page of an account's orders, newest first, and their lines and payments. */
export const findHistory = async (
	db: Db,
	accountId: string,
	page: { id?: string; limit: number; offset: number },
) => {
	const mine = and(
		eq(order.accountId, accountId),
		isNull(order.schoolOrderId),
		page.id ? eq(order.id, page.id) : undefined,
	)
	const [counted] = await db.select({ total: count() }).from(order).where(mine)
	const rows: HistoryRow[] = await db
		.select({ order, code: discount.code })
		.from(order)
		.leftJoin(discount, eq(discount.id, order.discountId))
		.where(mine)
		.orderBy(desc(order.createdAt), desc(order.id))
		.limit(page.limit)
		.offset(page.offset)
	const ids = rows.map((row) => row.order.id)
	const lines = ids.length > 0 ? await linesOf(db, ids) : []
	const payments = ids.length > 0 ? await paymentsOf(db, ids) : []
	return { total: counted?.total ?? 0, rows, lines, payments }
}
