import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Order } from '#server/order/order.store.ts'
import type { PaymentReport } from '#server/payment/gateway.ts'
import type { Db } from '#server/platform/database/open.ts'
import { bundleItem } from '#server/platform/database/schema/catalogue.ts'
import { cartItem, enrolment } from '#server/platform/database/schema/learning.ts'
import { order, orderLine, payment } from '#server/platform/database/schema/order.ts'
import { earnCoins } from '#server/wallet/coins.store.ts'

/** One coin for every ₹50 paid. */
export const coinsEarned = (total: number): number => Math.floor(total / 5000)

/** `VD-20261120-1f3a9c`: a receipt number that needs no shared counter. */
export const receiptNumber = (orderId: string, now: Date): string =>
  `VD-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${orderId.replaceAll('-', '').slice(-10)}`

/** Enrols the buyer in everything an order holds (a bundle brings its contents) and clears it from the cart. */
export const enrol = async (
  db: Db,
  paid: { id: string; accountId: string },
  source: (resourceId: string) => 'purchase' | 'free' | 'plan',
  now: Date,
): Promise<{ id: string; resourceId: string }[]> => {
  const lines = await db
    .select({ id: orderLine.resourceId })
    .from(orderLine)
    .where(eq(orderLine.orderId, paid.id))
  const ids = lines.map((line) => line.id)
  const contents = await db.select().from(bundleItem).where(inArray(bundleItem.bundleId, ids))
  const all = [...new Set([...ids, ...contents.map((item) => item.resourceId)])]
  await db
    .insert(enrolment)
    .values(
      all.map((resourceId) => ({
        accountId: paid.accountId,
        resourceId,
        status: 'confirmed',
        source: source(resourceId),
        orderId: paid.id,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [enrolment.accountId, enrolment.resourceId],
      set: { status: 'confirmed' },
    })
  await db
    .delete(cartItem)
    .where(and(eq(cartItem.accountId, paid.accountId), inArray(cartItem.resourceId, all)))
  const rows = await db
    .select({ id: enrolment.id, resourceId: enrolment.resourceId })
    .from(enrolment)
    .where(and(eq(enrolment.accountId, paid.accountId), inArray(enrolment.resourceId, ids)))
  return ids.flatMap((id) => rows.find((row) => row.resourceId === id) ?? [])
}

/**
 * Fulfils an order for money that arrived: once per payment id, whoever reports it first (callback, webhook, reconciler).
 * Money for an order that was closed meanwhile still counts; a second payment for one order is kept for the refund.
 * @returns the order as it stands now
 */
export const fulfil = (
  db: Db,
  due: Order,
  report: PaymentReport,
  reportedBy: 'callback' | 'webhook' | 'reconciler',
  now: Date,
): Promise<'paid' | 'pending'> =>
  db.transaction(async (tx) => {
    if (report.status !== 'paid' || report.amount < due.total) return 'pending'
    const [first] = await tx
      .insert(payment)
      .values({
        id: report.paymentId,
        orderId: due.id,
        provider: due.provider,
        amount: report.amount,
        reportedBy,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!first) return 'paid'
    const [paid] = await tx
      .update(order)
      .set({ status: 'paid', paidAt: now, receiptNumber: receiptNumber(due.id, now) })
      .where(and(eq(order.id, due.id), ne(order.status, 'paid')))
      .returning()
    if (!paid) return 'paid'
    await enrol(tx, paid, () => 'purchase', now)
    await earnCoins(tx, {
      accountId: paid.accountId,
      coins: coinsEarned(paid.total),
      reason: 'purchase',
      subjectId: report.paymentId,
      now,
    })
    return 'paid'
  })
