import { list, oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** States of a coupon. */
export const couponStates = ['active', 'planned', 'used_up', 'ended'] as const

/** The place of the list of coupons: what is in the URL, already validated. */
export type CouponsSearch = {
	search?: string
	state?: (typeof couponStates)[number]
	sort?: 'code' | 'used'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readCouponsSearch: (raw: Record<string, unknown>) => CouponsSearch = readSearchBy({
	search: words(120),
	state: oneOf(couponStates),
	sort: oneOf(['code', 'used'] as const),
	page,
})

/** The question of the simulator: an address, a code, and the ids of products. */
export type SimulatorSearch = { email?: string; code?: string; products?: string[]; find?: string }

/** Reads the question from a URL; what is wrong is left out. */
export const readSimulatorSearch: (raw: Record<string, unknown>) => SimulatorSearch = readSearchBy({
	email: words(254),
	code: words(60),
	products: list,
	find: words(120),
})
