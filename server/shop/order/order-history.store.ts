import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'

const linesOf = (db: Db, ids: string[]) =>
	db
		.select({
			line: orderLine,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
			courseType: resource.courseType,
		})
		.from(orderLine)
		.innerJoin(resource, eq(resource.id, orderLine.resourceId))
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
