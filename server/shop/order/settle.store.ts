import { asc, eq, sql } from 'drizzle-orm'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import type { Order } from './order.store.ts'
import { order, orderLine, payment } from './order.tables.ts'

/**
 * The facts that decide on a payment: the order, its resources with the items of bundles (`ids`) or
 * its plan, whether a resource is owned, and whether the payment is recorded.
 */
export type Settlement = {
	order: Order
	ids: string[]
	planId: string | null
	isOwned: boolean
	isKnown: boolean
}

const settlementOf = prepareBuilt(
	'settlement of order',
	(db, at: { orderId: string; paymentId: string }) =>
		db
			.select({
				order,
				id: orderLine.resourceId,
				planId: orderLine.planId,
				contents: sql<
					string[]
				>`array(select ${bundleItem.resourceId} from ${bundleItem} where ${bundleItem.bundleId} = ${orderLine.resourceId})`,
				isOwned: sql<boolean>`exists (
          select from ${enrolment} where ${enrolment.accountId} = ${order.accountId}
          and ${enrolment.resourceId} = ${orderLine.resourceId} and ${enrolment.status} = 'confirmed')`,
				isKnown: sql<boolean>`exists (select from ${payment} where ${payment.id} = ${at.paymentId})`,
			})
			.from(order)
			.innerJoin(orderLine, eq(orderLine.orderId, order.id))
			.where(eq(order.id, at.orderId))
			.orderBy(asc(orderLine.id)),
)

/**
 * Reads the facts that decide on a payment, in one statement. Call it while the account is locked.
 */
export const readSettlement = async (
	db: Db,
	orderId: string,
	paymentId: string,
): Promise<Settlement> => {
	const rows = await settlementOf(db, { orderId, paymentId })
	const [first] = rows
	return {
		order: first!.order,
		ids: [...new Set(rows.flatMap((row) => (row.id ? [row.id, ...row.contents] : [])))],
		planId: first!.planId,
		isOwned: rows.some((row) => row.isOwned),
		isKnown: first!.isKnown,
	}
}
