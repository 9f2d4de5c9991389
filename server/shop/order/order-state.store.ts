import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { order } from '#server/platform/database/schema/order.ts'
import { nextCheckAt, nextPaidCheckAt } from '#server/shop/order/order.rules.ts'
import type { Order } from '#server/shop/order/order.store.ts'

/** Gives an order that cost nothing its receipt. */
export const markReceived = (db: Db, id: string, receiptNumber: string, now: Date) =>
  db.update(order).set({ paidAt: now, receiptNumber }).where(eq(order.id, id))

type PaidOrder = { id: string; paidAt: Date; receiptNumber: string; nextCheckAt: Date | null }

const payAny = prepareBuilt('mark order paid', (db, { id, ...at }: PaidOrder) =>
  db
    .update(order)
    .set({ status: 'paid', ...at })
    .where(and(eq(order.id, id), ne(order.status, 'paid')))
    .returning(),
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

/**
 * Closes an open order; undefined if it is not open. If the provider knows it, it is checked for
 * money for some more days.
 */
export const markClosed = async (
  db: Db,
  due: Order,
  status: 'cancelled' | 'failed',
  now: Date,
): Promise<Order | undefined> => {
  const next = nextCheckAt({ ...due, isOpen: false }, now)?.toISOString() ?? null
  const [row] = await db
    .update(order)
    .set({
      status,
      nextCheckAt: sql`case when ${order.providerOrderId} is not null then ${next}::timestamptz end`,
    })
    .where(and(eq(order.id, due.id), inArray(order.status, ['created'])))
    .returning()
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

/** Sets when an order is looked at again; null: no more. */
export const setNextCheck = (db: Db, id: string, next: Date | null) =>
  db.update(order).set({ nextCheckAt: next }).where(eq(order.id, id))
