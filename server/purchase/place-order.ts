import { rememberPhone } from '#server/account/account.store.ts'
import { messageOfRefusal, type PromoRefusal } from '#server/discount/discount.rules.ts'
import { reserveDiscount } from '#server/discount/discount.store.ts'
import { insertOrder, type Order } from '#server/order/order.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type PricedOrder, priceOrder } from '#server/purchase/pricing.ts'
import { quoteAnswer } from '#server/purchase/quote-answer.ts'
import { spendCoins } from '#server/wallet/coins.store.ts'

/** What a buyer asks for; `expectedTotal` (paise) is what the page showed. */
export type OrderWish = {
  accountId: string
  provider: Order['provider']
  productIds: string[]
  promoCode?: string | undefined
  coins?: number | undefined
  expectedTotal?: number | undefined
  buyer: { name: string; email: string; phone: string }
}

const isPromo = (code: string): code is PromoRefusal => code in messageOfRefusal

/** @throws Problem for the first thing that cannot be had, with the quote of what can */
const refuse = (priced: PricedOrder) => {
  const [rejection] = priced.rejections
  if (!rejection) return
  const extra = {
    quote: quoteAnswer(priced),
    ...('product_id' in rejection && { product_id: rejection.product_id }),
  }
  const status = rejection.code === 'unknown-product' ? 404 : 409
  const detail = isPromo(rejection.code) ? messageOfRefusal[rejection.code] : undefined
  throw new Problem(status, rejection.code, detail, extra)
}

/** What must be true of the total for the route the buyer took. */
const checkRoute = (priced: PricedOrder, wish: OrderWish) => {
  const quote = quoteAnswer(priced)
  if (wish.expectedTotal !== undefined && wish.expectedTotal !== priced.quote.total)
    throw new Problem(409, 'price-changed', 'The total is not what the page showed.', { quote })
  const isFree = priced.quote.route === 'free'
  if (isFree !== (wish.provider === 'none'))
    throw new Problem(409, isFree ? 'nothing-to-pay' : 'payment-required', undefined, { quote })
}

/**
 * Decides an order again on the server and takes the coupon and the coins for it, all in one transaction (design: every
 * transition that spends money is decided again here).
 * @throws Problem already-owned, unknown-product, promo-…, coins-insufficient, price-changed, nothing-to-pay, payment-required
 */
export const placeOrder = (
  db: Db,
  wish: OrderWish,
  now: Date,
  fulfilNow?: (tx: Db, placed: Order, priced: PricedOrder) => Promise<unknown>,
): Promise<{ order: Order; priced: PricedOrder }> =>
  db.transaction(async (tx) => {
    const priced = await priceOrder(tx, {
      accountId: wish.accountId,
      productIds: wish.productIds,
      ...(wish.promoCode !== undefined && { promoCode: wish.promoCode }),
      ...(wish.coins !== undefined && { coins: wish.coins }),
      now,
    })
    refuse(priced)
    checkRoute(priced, wish)
    if (priced.discount && !(await reserveDiscount(tx, priced.discount.id, now)))
      throw new Problem(409, 'promo-exhausted', messageOfRefusal['promo-exhausted'])
    const status = wish.provider === 'none' ? 'paid' : 'created'
    const order = await insertOrder(tx, { ...wish, status, priced, now })
    const spent = {
      accountId: wish.accountId,
      coins: priced.quote.coins,
      reason: 'order',
      subjectId: order.id,
      now,
    }
    if (!(await spendCoins(tx, spent))) throw new Problem(409, 'coins-insufficient')
    if (wish.buyer.phone) await rememberPhone(tx, wish.accountId, wish.buyer.phone)
    await fulfilNow?.(tx, order, priced)
    return { order, priced }
  })
