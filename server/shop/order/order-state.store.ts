import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { orderStatusMachine } from '#machines/shop/order/order-status.machine.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { nextCheckAt, nextPaidCheckAt } from './order.rules.ts'
import type { Order } from './order.store.ts'
import { order } from './order.tables.ts'

/** Gives an order that cost nothing its receipt. */
export const markReceived = (db: Db, id: string, receiptNumber: string, now: Date) =>
	db.update(order).set({ paidAt: now, receiptNumber }).where(eq(order.id, id))

const life = { table: order, column: 'status', machine: orderStatusMachine } as const

type PaidOrder = { id: string; paidAt: Date; receiptNumber: string; nextCheckAt: Date | null }

const payAny = prepareBuilt('mark order paid', (db, { id, ...at }: PaidOrder) =>
	moveTo(db, life, { type: 'payment.captured' }, eq(order.id, id), at),
)

/** Marks an order as paid, from any other state; undefined when it was paid before. */
export const markPaid = async (
	db: Db,
	id: string,
	receiptNumber: string,
	now: Date,
): Promise<Order | undefined> => {
	const next = nextPaidCheckAt(now, now)
	const [row] = await payAny(db, { id, paidAt: now, receiptNumber, nextCheckAt: next })
	return row
}

const events = { cancelled: 'order.cancelled', failed: 'payment.failed' } as const

/**
 * Closes an open order; undefined if it is not open. If the provider knows it, it is checked for a
 * late payment for some more days.
 */
export const markClosed = async (
	db: Db,
	due: Order,
	status: 'cancelled' | 'failed',
	now: Date,
): Promise<Order | undefined> => {
	const next = nextCheckAt({ ...due, isOpen: false }, now)?.toISOString() ?? null
	const [row] = await moveTo(db, life, { type: events[status] }, eq(order.id, due.id), {
		nextCheckAt: sql`case when ${order.providerOrderId} is not null then ${next}::timestamptz end`,
	})
	return row
}

/** Claims orders that are due for a check, the longest waiting first, for five minutes. */
export const claimDueOrders = (db: Db, limit: number, now: Date): Promise<Order[]> => {
	const due = db
		.select({ id: order.id })
		.from(order)
		.where(lte(order.nextCheckAt, now))
		.orderBy(asc(order.nextCheckAt))
		.limit(limit)
		.for('update', { skipLocked: true })
	return db
		.update(order)
		.set({ nextCheckAt: new Date(now.getTime() + 5 * 60_000) })
		.where(inArray(order.id, due))
		.returning()
}

/** Sets when an order is checked again; null: never. */
export const setNextCheck = (db: Db, id: string, next: Date | null) =>
	db.update(order).set({ nextCheckAt: next }).where(eq(order.id, id))
