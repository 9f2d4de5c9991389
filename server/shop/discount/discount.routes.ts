import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { checkPromo } from '#server/shop/discount/discount.service.ts'

/** PRM-02: whether a promo code is good. */
export const discountHandlers = (deps: Deps): Handlers => ({
  checkDiscount: async ({ query, account }) => {
    const discount = await checkPromo(deps.db, {
      code: query.code,
      accountId: account?.id ?? null,
      resourceIds: query.product_id ?? [],
      now: deps.clock(),
    })
    return { is_available: discount !== null, response: { data: { discount: discount as never } } }
  },
})
