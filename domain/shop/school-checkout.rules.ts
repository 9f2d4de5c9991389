/** Fewest and most licences of one resource (CRT-03). */
export const licenceLimits = { least: 1, most: 1000 } as const

/** Most resources in a school's cart. */
export const SCHOOL_CART_LIMIT = 50

/** Days that a quote is valid. */
export const QUOTE_DAYS = 30

/** Most that one order may cost, in paise: a crore. */
export const ORDER_MOST = 1_000_000_000

/** Longest texts, in characters. */
export const orderLimits = { purchaseOrder: 40, words: 500 } as const

const typesForSchools = ['self_paced', 'live_training', 'expert_masterclass']

/**
 * Returns true if schools can buy licences of it: it has a price (paise) and is no bundle,
 * registration or partner product.
 */
export const isForSchools = (item: {
	courseType: string
	price?: number | null | undefined
}): boolean => typesForSchools.includes(item.courseType) && (item.price ?? 0) > 0

/** The number of licences that a text says; null when it is no whole number from 1 to 1,000. */
export const licencesOf = (text: string): number | null => {
	const typed = text.trim()
	if (!/^\d{1,4}$/.test(typed)) return null
	const number = Number(typed)
	return number >= licenceLimits.least && number <= licenceLimits.most ? number : null
}

/**
 * PRC-01: returns true if an order (paise) needs the main point of contact's approval; without a
 * limit every order of another contact does.
 */
export const needsApproval = (order: {
	isMain: boolean
	total: number
	limit: number | null
}): boolean => !order.isMain && (order.limit === null || order.total > order.limit)
