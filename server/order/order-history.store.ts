import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { discount, order, orderLine, payment } from '#server/platform/database/schema/order.ts'

type OrderAnswer = components['schemas']['Order']

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
    .orderBy(orderLine.id)

/** An account's orders, newest first, with lines, payment and receipt number; money in paise. */
export const ordersOf = async (
  db: Db,
  accountId: string,
  page: { id?: string; limit: number; offset: number },
): Promise<{ total: number; data: OrderAnswer[] }> => {
  const mine = and(eq(order.accountId, accountId), page.id ? eq(order.id, page.id) : undefined)
  const [counted] = await db.select({ total: count() }).from(order).where(mine)
  const rows = await db
    .select({ order, code: discount.code, paymentId: payment.id })
    .from(order)
    .leftJoin(discount, eq(discount.id, order.discountId))
    .leftJoin(payment, eq(payment.orderId, order.id))
    .where(mine)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(page.limit)
    .offset(page.offset)
  const lines =
    rows.length === 0
      ? []
      : await linesOf(
          db,
          rows.map((row) => row.order.id),
        )
  const data = rows.map(
    ({ order: row, code, paymentId }): OrderAnswer => ({
      id: row.id,
      receipt_number: row.receiptNumber,
      status: row.status,
      provider: row.provider,
      currency: row.currency,
      price: row.price,
      plan_discount: row.planDiscount,
      discount: row.discount,
      gst: row.gst,
      rounding: row.rounding,
      coins: row.coins,
      total: row.total,
      promo_code: code,
      created_at: row.createdAt.toISOString(),
      paid_at: row.paidAt?.toISOString() ?? null,
      payment_id: paymentId,
      buyer: { name: row.buyerName, email: row.buyerEmail, phone: row.buyerPhone },
      lines: lines
        .filter(({ line }) => line.orderId === row.id)
        .map(({ line, slug, slugtitle, courseType }) => ({
          product_id: line.resourceId,
          slug,
          slugtitle,
          title: line.title,
          course_type: courseType as OrderAnswer['lines'][number]['course_type'],
          price: line.price,
          plan_discount: line.planDiscount,
          discount: line.discount,
          gst: line.gst,
          total: line.total,
        })),
    }),
  )
  return { total: counted?.total ?? 0, data }
}
