import { and, eq, inArray, lt } from 'drizzle-orm'
import { releaseDiscount } from '#server/discount/discount.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { order, orderLine } from '#server/platform/database/schema/order.ts'
import type { PricedOrder } from '#server/purchase/pricing.ts'
import { returnCoins } from '#server/wallet/coins.store.ts'

export type Order = typeof order.$inferSelect

/** How long an unpaid order holds its coupon and coins, in ms. */
export const ORDER_MS = 30 * 60_000

/** Writes an order and its lines as priced; call inside a transaction. */
export const insertOrder = async (
  db: Db,
  wish: {
    accountId: string
    provider: Order['provider']
    status: Order['status']
    buyer: { name: string; email: string; phone: string }
    priced: PricedOrder
    now: Date
  },
): Promise<Order> => {
  const { quote } = wish.priced
  const [row] = await db
    .insert(order)
    .values({
      accountId: wish.accountId,
      provider: wish.provider,
      status: wish.status,
      price: quote.price,
      planDiscount: quote.planDiscount,
      discount: quote.discount,
      gst: quote.gst,
      rounding: quote.rounding,
      coins: quote.coins,
      total: quote.total,
      discountId: wish.priced.discount?.id ?? null,
      buyerName: wish.buyer.name,
      buyerEmail: wish.buyer.email,
      buyerPhone: wish.buyer.phone,
      createdAt: wish.now,
      expiresAt: new Date(wish.now.getTime() + ORDER_MS),
    })
    .returning()
  await db.insert(orderLine).values(
    quote.lines.map((line, i) => ({
      orderId: row!.id,
      resourceId: line.productId,
      title: wish.priced.products[i]!.title,
      price: line.price,
      planDiscount: line.planDiscount,
      discount: line.discount,
      gst: line.gst,
      total: line.total,
    })),
  )
  return row!
}

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

export const findOrderOfProvider = async (
  db: Db,
  providerOrderId: string,
): Promise<Order | undefined> => {
  const [row] = await db.select().from(order).where(eq(order.providerOrderId, providerOrderId))
  return row
}

export const setProviderOrder = (db: Db, id: string, providerOrderId: string) =>
  db.update(order).set({ providerOrderId }).where(eq(order.id, id))

/** Orders whose money may have come without us hearing of it. */
export const findOpenOrders = (db: Db, olderThan: Date) =>
  db
    .select()
    .from(order)
    .where(and(eq(order.status, 'created'), lt(order.createdAt, olderThan)))
    .limit(100)

/** Closes an unpaid order and gives back the coupon and the coins it held; only the caller that closes it does. */
export const closeOrder = (
  db: Db,
  id: string,
  status: 'cancelled' | 'failed',
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [closed] = await tx
      .update(order)
      .set({ status })
      .where(and(eq(order.id, id), inArray(order.status, ['created'])))
      .returning()
    if (!closed) return false
    if (closed.discountId) await releaseDiscount(tx, closed.discountId)
    await returnCoins(tx, {
      accountId: closed.accountId,
      coins: closed.coins,
      reason: 'order-returned',
      subjectId: id,
      now,
    })
    return true
  })
