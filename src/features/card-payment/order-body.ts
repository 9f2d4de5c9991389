import type { PaymentRequest } from '#machines/card-payment/card-payment.types.ts'

/** A request as the order calls want it; the total that was agreed to lets the server refuse a price that changed. */
export const orderBody = (request: PaymentRequest) => ({
  platform: 'web' as const,
  product_id: [...request.productIds],
  name: request.name,
  email: request.email,
  phone: request.phone,
  coins: request.coins,
  expected_total: request.total,
  ...(request.promoCode && { promo_code: request.promoCode }),
})
