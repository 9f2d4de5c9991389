import type { Page, Route } from '@playwright/test'

/** State of the driver of a purchase, per page. */
type DriverState = {
	/** Paise that the server is made to add to every quote since the price changed. */
	extra: number
	/** The button was pressed: the next quote is the purchase's own, not the preview's. */
	quoting: boolean
	/** An order is waited for: the next check is the purchase's own, not the card payment's. */
	awaiting: boolean
	/** How many checks of the card payment come before it. */
	passing: number
	/** A code was typed: the next quote with a code is its check. */
	checking: boolean
	/** True if the product is free, so that the real server enrols. */
	free: boolean
	/** The check of a promo code that is held back. */
	promo: Route | null
	/** The code that was typed last. */
	code: string
}

const states = new WeakMap<Page, DriverState>()

/** The driver's memory of a page. */
export const driverState = (page: Page): DriverState => {
	const known = states.get(page)
	if (known) return known
	const fresh = {
		extra: 0,
		quoting: false,
		awaiting: false,
		passing: 0,
		checking: false,
		free: false,
		promo: null,
		code: '',
	}
	states.set(page, fresh)
	return fresh
}
