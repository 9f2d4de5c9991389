import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { PLAN_TYPE } from '#domain/shop/purchase.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { refund, refundRequest } from '#server/shop/refund/refund.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { orderNote } from './order-note.tables.ts'

const actor = alias(account, 'actor')

/** An order with its account, its school and its code; undefined for an unknown one. */
export const findRecorded = async (db: Db, id: string) => {
	const [row] = await db
		.select({ order, account, school: school.name, code: discount.code })
		.from(order)
		.innerJoin(account, eq(account.id, order.accountId))
		.leftJoin(discount, eq(discount.id, order.discountId))
		.leftJoin(schoolOrder, eq(schoolOrder.id, order.schoolOrderId))
		.leftJoin(school, eq(school.id, schoolOrder.schoolId))
		.where(eq(order.id, id))
	return row
}

/** The lines of an order with what names their products today. */
export const findLines = (db: Db, orderId: string) =>
	db
		.select({
			line: orderLine,
			slugtitle: sql<string>`coalesce(${resource.slugtitle}, ${plan.slug})`,
			courseType: sql<string>`coalesce(${resource.courseType}, ${PLAN_TYPE})`,
		})
		.from(orderLine)
		.leftJoin(resource, eq(resource.id, orderLine.resourceId))
		.leftJoin(plan, eq(plan.id, orderLine.planId))
		.where(eq(orderLine.orderId, orderId))
		.orderBy(asc(orderLine.id))

/** The payments of an order, the first first. */
export const findPaid = (db: Db, orderId: string) =>
	db
		.select()
		.from(payment)
		.where(eq(payment.orderId, orderId))
		.orderBy(asc(payment.createdAt), asc(payment.id))

/** The refunds of an order's payments, with who made them. */
export const findGivenBack = (db: Db, orderId: string) =>
	db
		.select({ refund, by: actor.displayName })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.leftJoin(actor, eq(actor.id, refund.madeBy))
		.where(eq(payment.orderId, orderId))
		.orderBy(asc(refund.createdAt), asc(refund.id))

/** The buyer's request for a refund, with who decided it. */
export const findAsked = async (db: Db, orderId: string) =>
	(
		await db
			.select({ request: refundRequest, by: actor.displayName })
			.from(refundRequest)
			.leftJoin(actor, eq(actor.id, refundRequest.decidedBy))
			.where(eq(refundRequest.orderId, orderId))
	)[0]

/** The team's notes about an order, with their authors. */
export const findNotes = (db: Db, orderId: string) =>
	db
		.select({ note: orderNote, by: actor.displayName })
		.from(orderNote)
		.leftJoin(actor, eq(actor.id, orderNote.authorId))
		.where(eq(orderNote.orderId, orderId))
		.orderBy(asc(orderNote.createdAt), asc(orderNote.id))

/** Writes a note about an order. */
export const insertNote = async (
	tx: Db,
	row: Pick<typeof orderNote.$inferInsert, 'orderId' | 'authorId' | 'text' | 'createdAt'>,
): Promise<void> => {
	await tx.insert(orderNote).values(row)
}
