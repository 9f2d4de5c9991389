import { GST_PERCENT } from '#machines/purchase/purchase.rules.ts'
import { issueInvoice } from '#server/invoice/invoice.service.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import { order, orderLine, payment } from '#server/platform/database/schema/order.ts'
import { productKeyOf } from '#server/pricing/pricing.rules.ts'
import { seedId } from './seed-id.ts'

/** A paid order for one thing, as the purchase would have written it; answers its id. */
export const seedPaidOrder = async (
  db: Db,
  id: string,
  bought: { id: string; title: string; price?: number | null },
  paidAt: Date,
): Promise<string> => {
  const price = bought.price ?? 0
  const gst = Math.round((price * GST_PERCENT) / 100)
  const total = Math.round((price + gst) / 100) * 100
  const orderId = seedId('order', 'settled')
  await db.insert(order).values({
    id: orderId,
    accountId: id,
    provider: 'razorpay',
    providerOrderId: 'order_seeded0000001',
    productKey: productKeyOf([bought.id]),
    status: 'paid',
    price,
    planDiscount: 0,
    discount: 0,
    gst,
    rounding: total - price - gst,
    coins: 0,
    total,
    buyerName: 'Rajesh Pawar',
    buyerEmail: 'settled-teacher@demo.vidya.test',
    buyerPhone: '+919890123456',
    receiptNumber: `VD-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-seeded0001`,
    createdAt: paidAt,
    expiresAt: new Date(paidAt.getTime() + 86_400_000),
    paidAt,
  })
  await db.insert(orderLine).values({
    id: seedId('line', 'settled'),
    orderId,
    resourceId: bought.id,
    title: bought.title,
    price,
    planDiscount: 0,
    discount: 0,
    gst,
    total: price + gst,
  })
  await db.insert(payment).values({
    id: 'pay_seeded0000001',
    orderId,
    provider: 'razorpay',
    amount: total,
    reportedBy: 'callback',
    createdAt: paidAt,
  })
  await issueInvoice(db, readConfig({}), { orderId, paymentId: 'pay_seeded0000001' }, paidAt)
  return orderId
}
