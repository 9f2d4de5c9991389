import type { components } from '#openapi/v1.gen.ts'
import type { PricedOrder } from '#server/purchase/pricing.ts'

/** A priced order as the calls answer it; money in paise. */
export const quoteAnswer = (priced: PricedOrder): components['schemas']['Quote'] => {
  const { quote, products, discount } = priced
  return {
    lines: quote.lines.map((line, i) => ({
      product_id: line.productId,
      title: products[i]!.title,
      course_type: products[i]!.courseType as components['schemas']['QuoteLine']['course_type'],
      price: line.price,
      plan_discount: line.planDiscount,
      discount: line.discount,
      gst: line.gst,
      total: line.total,
    })),
    price: quote.price,
    plan_discount: quote.planDiscount,
    discount: quote.discount,
    gst: quote.gst,
    rounding: quote.rounding,
    coins: quote.coins,
    coins_available: priced.coinsAvailable,
    total: quote.total,
    route: quote.route,
    promo: discount && { code: discount.code, title: discount.title },
    rejections: priced.rejections,
  }
}
