import { eq } from 'drizzle-orm'
import { enrol, receiptNumber } from '#server/order/fulfil.ts'
import { closeOrder, type Order, setProviderOrder } from '#server/order/order.store.ts'
import type { PaymentDeps } from '#server/payment/gateway.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { order as orderTable } from '#server/platform/database/schema/order.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { placeOrder } from '#server/purchase/place-order.ts'
import { type PricedOrder, priceOrder } from '#server/purchase/pricing.ts'
import { quoteAnswer } from '#server/purchase/quote-answer.ts'

type Wish = {
  product_id: string[]
  promo_code?: string
  coins?: number
  expected_total?: number
  name: string
  email: string
  phone: string
}

const titleOf = (priced: PricedOrder) => {
  const [first, ...others] = priced.products
  return others.length === 0 ? first!.title : `${first!.title} + ${others.length}`
}

/** PUR, PAY: quotes, orders at a provider, and the free route. */
export const purchaseHandlers = (deps: PaymentDeps): Handlers => {
  /** Places an order and opens it at the provider; an order the provider did not take is closed again. */
  const openAt = async (provider: 'razorpay' | 'stripe', accountId: string, body: Wish) => {
    const buyer = { name: body.name.trim(), email: body.email.trim(), phone: body.phone.trim() }
    const wish = {
      accountId,
      provider,
      productIds: body.product_id,
      promoCode: body.promo_code,
      coins: body.coins,
      expectedTotal: body.expected_total,
      buyer,
    }
    const { order, priced } = await placeOrder(deps.db, wish, deps.clock())
    try {
      const opened = await deps.gateways[provider].open({
        orderId: order.id,
        amount: order.total,
        currency: order.currency,
        title: titleOf(priced),
        buyer: { name: buyer.name, email: buyer.email, contact: buyer.phone },
      })
      await setProviderOrder(deps.db, order.id, opened.providerOrderId)
      return { order, opened, user: { name: buyer.name, email: buyer.email, contact: buyer.phone } }
    } catch (error) {
      deps.log.error({ order: order.id, reason: String(error) }, 'provider did not take the order')
      await closeOrder(deps.db, order.id, 'failed', deps.clock())
      throw new Problem(502, 'provider-unreachable', 'The payment provider did not take the order.')
    }
  }

  return {
    quotePurchase: async ({ body, account }) =>
      quoteAnswer(
        await priceOrder(deps.db, {
          accountId: account?.id ?? null,
          productIds: body.product_id,
          ...(body.promo_code !== undefined && { promoCode: body.promo_code }),
          ...(body.coins !== undefined && { coins: body.coins }),
          now: deps.clock(),
        }),
      ),

    createRazorpayOrder: async (call) => {
      const { order, opened, user } = await openAt('razorpay', requireAccount(call).id, call.body)
      return {
        status: true,
        key: opened.key,
        currency: order.currency,
        amount: order.total,
        pg_order_id: opened.providerOrderId,
        order_id: order.id,
        user,
        checkout_url: opened.scriptUrl!,
        payment_url: opened.paymentUrl,
      }
    },

    createStripeCheckout: async (call) => {
      const { order, opened } = await openAt('stripe', requireAccount(call).id, call.body)
      return { status: true, payment_url: opened.paymentUrl!, order_id: order.id }
    },

    purchaseFree: async (call) => {
      const account = requireAccount(call)
      const { body } = call
      const now = deps.clock()
      let enrolled: { id: string }[] = []
      const finish = async (tx: typeof deps.db, placed: Order, priced: PricedOrder) => {
        const source = (id: string) => (priced.includedIds.includes(id) ? 'plan' : 'free')
        await tx
          .update(orderTable)
          .set({ paidAt: now, receiptNumber: receiptNumber(placed.id, now) })
          .where(eq(orderTable.id, placed.id))
        enrolled = await enrol(tx, placed, source, now)
      }
      await placeOrder(
        deps.db,
        {
          accountId: account.id,
          provider: 'none',
          productIds: body.webinar_id,
          promoCode: body.discount,
          coins: body.coins,
          buyer: {
            name: body.name.trim(),
            email: body.email.trim(),
            phone: body.mobile?.trim() ?? '',
          },
        },
        now,
        finish,
      )
      return { status: true, response: { data: [enrolled.map(({ id }) => ({ id }))] } }
    },
  }
}
