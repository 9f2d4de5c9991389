/** One line of the cart page, wherever the cart is kept; prices in paise. */
export type CartLineData = {
	id: string
	/** Null until the server has answered, or for a product that no longer exists. */
	title: string | null
	/** The page of the product; null when it is not known. */
	path: string | null
	/**
	 * The visitor's price now, before GST: less the plan's discount and the owned part of a bundle.
	 */
	price: number | null
	/** A higher price, struck out. */
	oldPrice: number | null
	/** The visitor's plan includes it. */
	included: boolean
	/** Price when it was added, if it differs. */
	priceBefore: number | null
	thumbnail: string | null
	/**
	 * Why the line is not bought; `covered` by a bundle of the same cart, which does not keep the
	 * rest from being bought.
	 */
	problem: 'gone' | 'owned' | 'notSold' | 'covered' | null
}
