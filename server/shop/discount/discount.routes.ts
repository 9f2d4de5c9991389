import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changeCoupon, createCoupon, listCoupons } from './coupon.service.ts'
import { checkPromo } from './discount.service.ts'

/** PRM-02, DSK-10: whether a promo code is good; coupons are made and changed. */
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

	listCoupons: ({ query }) => listCoupons(deps, query),

	createCoupon: (call) => createCoupon(deps, requireAccount(call), call.body),

	changeCoupon: (call) => changeCoupon(deps, requireAccount(call), call.params.id, call.body),
})
