import {
  messageOfRefusal,
  refusalOfAvailability,
  refusalOfOrder,
} from '#server/discount/discount.rules.ts'
import { discountOfRow, findDiscount } from '#server/discount/discount.store.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findProducts } from '#server/purchase/pricing.store.ts'

/** PRM-02: whether a promo code is good, now and for these products. */
export const discountHandlers = (deps: Deps): Handlers => ({
  checkDiscount: async ({ query }) => {
    const row = await findDiscount(deps.db, query.code)
    const unavailable = refusalOfAvailability(row, deps.clock())
    if (!row || unavailable === 'promo-unknown')
      return { is_available: false, response: { data: { discount: null } } }
    const discount = discountOfRow(row)
    const products = query.product_id ? await findProducts(deps.db, query.product_id) : []
    const refusal = unavailable ?? (products.length > 0 ? refusalOfOrder(discount, products) : null)
    if (refusal) {
      const message = messageOfRefusal[refusal]
      throw new Problem(409, refusal, message, { response: { data: { response: { message } } } })
    }
    return { is_available: true, response: { data: { discount: discount as never } } }
  },
})
