import { type Discount, type Quote, quoteOf } from '#machines/purchase/purchase.rules.ts'
import {
  type PromoRefusal,
  refusalOfAvailability,
  refusalOfOrder,
} from '#server/discount/discount.rules.ts'
import { discountOfRow, findDiscount } from '#server/discount/discount.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
  countIncludedUsed,
  findCoins,
  findOwned,
  findPlan,
  findProducts,
  type Product,
} from '#server/purchase/pricing.store.ts'

/** Why a product or a code of the wish is not in the quote. */
export type Rejection =
  | { code: 'unknown-product' | 'already-owned'; product_id: string }
  | { code: PromoRefusal | 'coins-insufficient' }

/** An order as the server prices it: the only figures that are charged (PUR-02). */
export type PricedOrder = {
  products: Product[]
  quote: Quote
  discount: (Discount & { id: string }) | null
  coinsAvailable: number
  /** Products that the buyer's plan includes. */
  includedIds: string[]
  rejections: Rejection[]
}

/** Percent that the plan takes off each product: 100 while the plan includes such a course, else its additional-purchase discount (CRD-08, PUR-03). */
const planPercents = async (db: Db, accountId: string, products: Product[], now: Date) => {
  const running = await findPlan(db, accountId, now)
  const percents = new Map<string, number>()
  if (!running) return percents
  const left = new Map<string, number>()
  for (const { id, courseType } of products) {
    const benefit = running.plan.benefits[courseType]
    if (!left.has(courseType)) {
      const included = benefit?.included ?? 0
      left.set(
        courseType,
        included && included - (await countIncludedUsed(db, accountId, courseType)),
      )
    }
    const remaining = left.get(courseType)!
    left.set(courseType, remaining - 1)
    const additional = running.plan.isFree ? 0 : (benefit?.additional_purchases?.discount ?? 0)
    percents.set(id, remaining > 0 ? 100 : additional)
  }
  return percents
}

/**
 * Prices what an account wants to buy from stored prices, plan, coupon and wallet. What cannot be had is listed in `rejections`
 * and left out of the figures; nothing is reserved.
 */
export const priceOrder = async (
  db: Db,
  wish: {
    accountId: string | null
    productIds: string[]
    promoCode?: string
    coins?: number
    now: Date
  },
): Promise<PricedOrder> => {
  const ids = [...new Set(wish.productIds)]
  const found = await findProducts(db, ids)
  const owned = wish.accountId ? await findOwned(db, wish.accountId, ids) : []
  const products = found.filter((product) => !owned.includes(product.id))
  const percents = wish.accountId
    ? await planPercents(db, wish.accountId, products, wish.now)
    : new Map<string, number>()
  const row = wish.promoCode?.trim() ? await findDiscount(db, wish.promoCode) : undefined
  const discount = row ? discountOfRow(row) : null
  const refusal = wish.promoCode?.trim()
    ? (refusalOfAvailability(row, wish.now) ?? (discount && refusalOfOrder(discount, products)))
    : null
  const coinsAvailable = wish.accountId ? await findCoins(db, wish.accountId) : 0
  const usable = refusal ? null : discount
  const quote = quoteOf({
    items: products.map((product) => ({
      productId: product.id,
      courseType: product.courseType,
      price: product.price,
      planPercent: percents.get(product.id) ?? 0,
    })),
    discount: usable,
    coins: wish.coins ?? 0,
    coinsAvailable,
  })
  const rejections: Rejection[] = [
    ...ids
      .filter((id) => !found.some((p) => p.id === id))
      .map((id) => ({ code: 'unknown-product' as const, product_id: id })),
    ...owned.map((id) => ({ code: 'already-owned' as const, product_id: id })),
    ...(refusal ? [{ code: refusal }] : []),
    ...((wish.coins ?? 0) > coinsAvailable ? [{ code: 'coins-insufficient' as const }] : []),
  ]
  const includedIds = products.filter((p) => percents.get(p.id) === 100 && p.price).map((p) => p.id)
  return { products, quote, discount: usable, coinsAvailable, includedIds, rejections }
}
