/**
 * Products, buyer and price of an order. `total` is the amount that the person agreed to, in paise.
 */
export type OrderInput = {
	resourceIds: readonly string[]
	name: string
	email: string
	/** In international form, +91…; empty where nothing is paid. */
	phone: string
	promoCode: string | null
	/** Coins to spend; one coin pays 100 paise. */
	coins: number
	total: number
}

/** Why the server refused an order: one kind per problem code of the contract. */
export type OrderRefusal =
	| 'priceChanged'
	| 'promoRefused'
	| 'coinsRefused'
	| 'alreadyOwned'
	| 'itemGone'
	| 'notSold'
	| 'nothingToPay'
	| 'notFree'
	| 'providerMissing'
	| 'signedOut'
