import type { Page, Route } from '@playwright/test'
import type { HeldCall } from '../../support/driver.ts'
import { chooseInCheckout } from '../../support/sandbox.ts'
import { driverState } from './purchase.state.ts'

const pageOf = (route: Route): Page => route.request().frame().page()
const lost = (route: Route) => route.abort()
const refuse = (code: string) => (route: Route) =>
	route.fulfill({
		status: 409,
		contentType: 'application/problem+json',
		json: { status: 409, code },
	})

/** The server's quote, with five coins in the wallet and whatever the path makes it say. */
export const quote = async (route: Route, changes: Record<string, unknown> = {}) => {
	const { extra } = driverState(pageOf(route))
	const { coins, ...wish } = route.request().postDataJSON()
	const response = await route.fetch({ postData: JSON.stringify(wish) })
	const { total, price, ...rest } = await response.json()
	const made = { total: total + extra - coins * 100, price: price + extra, coins }
	await route.fulfill({ json: { ...rest, ...made, coins_available: 5, ...changes } })
}

const settle =
	(changes: Record<string, unknown> = {}) =>
	async (route: Route) => {
		driverState(pageOf(route)).quoting = false
		await quote(route, changes)
	}

/**
 * Removes the driver's price change and coins from the order, because the server compares the
 * agreed total with its own.
 */
const orderOf = (route: Route): string => {
	const { coins, expected_total, ...body } = route.request().postDataJSON()
	const { extra } = driverState(pageOf(route))
	return JSON.stringify({ ...body, coins: 0, expected_total: expected_total - extra + coins * 100 })
}

/** Orders at the price that was agreed to; then presses a button of the sandbox. */
const order = (button: string | RegExp) => async (route: Route) => {
	await route.continue({ postData: orderOf(route) })
	await chooseInCheckout(pageOf(route), button)
}

const receipt = (status: string, payment_id: string | null) => (route: Route) => {
	driverState(pageOf(route)).awaiting = status === 'pending'
	return route.fulfill({
		json: { order_id: crypto.randomUUID(), payment_id, status, refund: null },
	})
}

const coins = (earned: number) => (route: Route) =>
	route.fulfill({ json: { response: { data: { coins: earned } } } })

/** The calls of a purchase and its payments, answered by the real server wherever possible. */
export const purchaseCalls: Record<string, HeldCall> = {
	quoteOrder: {
		url: /\/v1\/purchase\/quote/,
		holds: (page) => driverState(page).quoting,
		answers: {
			paid: settle(),
			free: settle({ route: 'free', total: 0 }),
			dearer: async (route) => {
				driverState(pageOf(route)).extra += 12_000
				await settle()(route)
			},
			refused: settle({
				promo_rejection: { code: 'promo-exhausted', message: 'This promo code has been used up' },
			}),
			unreachable: async (route) => {
				driverState(pageOf(route)).quoting = false
				await lost(route)
			},
		},
	},
	enrolFree: {
		url: /\/v1\/user\/purchase-free/,
		answers: {
			// A priced product is free in the driver's quote only: the server would charge it.
			enrolled: (route) =>
				driverState(pageOf(route)).free
					? route.continue()
					: route.fulfill({
							json: { status: true, response: { data: [[{ id: 'e1', status: 'confirmed' }]] } },
						}),
			failed: lost,
			refused: refuse('promo-exhausted'),
		},
	},
	payByCard: {
		url: /\/v1\/razorpay\/retail-spc/,
		answers: {
			paid: order(/^Pay ₹/),
			pending: async (route) => {
				Object.assign(driverState(pageOf(route)), { awaiting: true, passing: 1 })
				await order('Pay, and the money arrives late')(route)
			},
			dismissed: order('Close without paying'),
			declined: order('Decline'),
			refused: refuse('promo-exhausted'),
		},
	},
	awaitPayment: {
		url: /\/v1\/orders\/[^/]+\/check/,
		holds: (page) => {
			const state = driverState(page)
			if (!state.awaiting) return false
			state.passing -= 1
			return state.passing < 0
		},
		answers: {
			paid: receipt('paid', 'pay_1'),
			pending: receipt('pending', 'pay_1'),
			declined: receipt('failed', 'pay_1'),
			unpaid: receipt('failed', null),
			refunded: receipt('refunded', 'pay_1'),
			unreachable: lost,
		},
	},
	countCoins: {
		url: /\/v1\/wallet\/user-order-coins/,
		answers: { some: coins(23), none: coins(0), unreachable: lost },
	},
}
