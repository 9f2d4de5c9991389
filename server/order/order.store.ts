import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { firstCheckAt, nextCheckAt, nextPaidCheckAt, ORDER_MS } from '#server/order/order.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { order, orderLine } from '#server/platform/database/schema/order.ts'

export type Order = typeof order.$inferSelect

/** A line of an order; money in paise. */
export type NewLine = Omit<typeof orderLine.$inferInsert, 'id' | 'orderId'>

/** An order as it is written: what was priced, for whom. */
export type NewOrder = Omit<
  typeof order.$inferInsert,
  'id' | 'createdAt' | 'expiresAt' | 'nextCheckAt'
> & { lines: NewLine[] }

/** Writes an order and its lines; call inside a transaction. A free order (`none`) is paid at once. */
export const insertOrder = async (
  db: Db,
  { lines, ...input }: NewOrder,
  now: Date,
): Promise<Order> => {
  const [row] = await db
    .insert(order)
    .values({
      ...input,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_MS),
      nextCheckAt: input.status === 'created' ? firstCheckAt(now) : null,
    })
    .returning()
  await db.insert(orderLine).values(lines.map((line) => ({ ...line, orderId: row!.id })))
  return row!
}

/** An order by id; with `accountId` only that account's. */
export const findOrder = async (
  db: Db,
  id: string,
  accountId?: string,
): Promise<Order | undefined> => {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), accountId ? eq(order.accountId, accountId) : undefined))
  return row
}

/** The order that a provider knows by this id; another provider's order of the same id is another order. */
export const findOrderOfProvider = async (
  db: Db,
  provider: Order['provider'],
  providerOrderId: string,
): Promise<Order | undefined> => {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.provider, provider), eq(order.providerOrderId, providerOrderId)))
  return row
}

/** An account's open orders, oldest first. */
export const findOpenOrders = (db: Db, accountId: string): Promise<Order[]> =>
  db
    .select()
    .from(order)
    .where(and(eq(order.accountId, accountId), eq(order.status, 'created')))
    .orderBy(asc(order.createdAt), asc(order.id))

/** The products of an order. */
export const findLineIds = async (db: Db, orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: orderLine.resourceId })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
  return rows.map((row) => row.id)
}

/** Notes what the provider calls an open order; false when it has such an id already or was closed meanwhile. */
export const setProviderOrder = async (
  db: Db,
  id: string,
  providerOrderId: string,
): Promise<boolean> => {
  const rows = await db
    .update(order)
    .set({ providerOrderId })
    .where(and(eq(order.id, id), isNull(order.providerOrderId), eq(order.status, 'created')))
    .returning({ id: order.id })
  return rows.length === 1
}

/** Writes the buyer's details as last typed on an order that is still open. */
export const setBuyer = (
  db: Db,
  id: string,
  buyer: { buyerName: string; buyerEmail: string; buyerPhone: string },
) =>
  db
    .update(order)
    .set(buyer)
    .where(and(eq(order.id, id), eq(order.status, 'created')))

/** Gives an order that cost nothing its receipt. */
export const markReceived = (db: Db, id: string, receiptNumber: string, now: Date) =>
  db.update(order).set({ paidAt: now, receiptNumber }).where(eq(order.id, id))

/** Marks an order as paid, from any other state; undefined when it was paid before. */
export const markPaid = async (
  db: Db,
  id: string,
  receiptNumber: string,
  now: Date,
): Promise<Order | undefined> => {
  const [row] = await db
    .update(order)
    .set({ status: 'paid', paidAt: now, receiptNumber, nextCheckAt: nextPaidCheckAt(now, now) })
    .where(and(eq(order.id, id), ne(order.status, 'paid')))
    .returning()
  return row
}

/** Closes an order that is open; undefined when it is not. If the provider knows it by now, it is looked at for money for some days more. */
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

/** Takes the orders whose check is due, the one that waits longest first, and holds them for five minutes for the caller. */
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
