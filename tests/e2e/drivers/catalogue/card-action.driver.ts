import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../../support/press-escape.ts'

const lists: Record<string, string> = {
	paid: '/learning?type=self_paced&paid_type=paid',
	free: '/learning?type=self_paced&paid_type=free',
	webinar: '/learning?type=webinar&paid_type=paid',
}

/** The card under test: the first of its list. */
const card = (page: Page): Locator => page.getByRole('article').first()

const cartCall = /\/v1\/cart\/retail$/

const problem = (route: Route, status: number, code: string) =>
	route.fulfill({ status, contentType: 'application/problem+json', json: { status, code } })

/** A refused token is renewed and the call repeated once; the repetition is refused as well. */
const endSession = async (route: Route) => {
	const refuse = (one: Route) => problem(one, 401, 'session-expired')
	await route.request().frame().page().route(cartCall, refuse, { times: 1 })
	await refuse(route)
}

const mains: Record<string, RegExp> = {
	paid: /^Add to Cart: /,
	'paid signed out': /^Add to Cart: /,
	free: /^Enroll Now: /,
	'free signed out': /^Enroll Now: /,
	enrolled: /^Start Learning: /,
	'in cart': /^Go to Cart: /,
	webinar: /^Register Now: /,
	'webinar here': /^Register Now: /,
	'webinar here signed out': /^Register Now: /,
	'training here': /^Add to Cart: /,
	'training here signed out': /^Add to Cart: /,
}

const failures: Record<string, RegExp> = {
	owned: /You have this already/,
	notSold: /This cannot go into the cart/,
	full: /Your cart is full/,
	gone: /no longer offered/,
	signedOut: /Your session has ended/,
	unavailable: /The cart did not change/,
}

const factsOf = (situation: string) => /"facts":"([^"]*)"/.exec(situation)?.[1] ?? ''

const open = async (page: Page, list: string) => {
	await page.goto(lists[list]!)
	await expect(card(page)).toBeVisible()
}

const firstOf = async (page: Page, priceType: string) => {
	const list = await callAs(page, `/learning/all?type=self_paced&price_type=${priceType}&limit=1`)
	return (list as { data: { id: string }[] }).data[0]!
}

const press = (page: Page, name: RegExp) =>
	card(page).getByRole('button', { name }).or(card(page).getByRole('link', { name })).click()

/** Checks and undoes the result of a press, so that the path continues at the card. */
const outcomes: Record<string, (page: Page) => Promise<void>> = {
	openPurchase: async (page) => {
		await pressEscapeIn(page.getByRole('dialog', { name: 'Checkout' }))
		await expect(page.getByRole('dialog')).toHaveCount(0)
	},
	askLogin: async (page) => {
		const dialog = page.getByRole('dialog', { name: 'Sign in' })
		await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toHaveCount(0)
	},
	goToCart: async (page) => {
		await expect(page).toHaveURL(/\/cart$/)
		await page.goBack()
	},
	openDetail: async (page) => {
		await expect(page).toHaveURL(/\/learning\/[^?]+$/)
		await page.goBack()
	},
	startLearning: async (page) => {
		await expect(page).toHaveURL(/\/profile\/my-learning\//)
		await page.goBack()
	},
}

/** The buttons of a card (CRD-01, CRD-02, CRD-06, CRD-07), for the signed-in and for visitors. */
export const cardActionDriver: Driver = {
	noun: 'card-action',
	maxSteps: 24,
	drives: ({ from, kind, label, to, effects }) => {
		if (/school|\\"/.test(from + to)) return false
		if (kind === 'start')
			return ['paid', 'free', 'free-signed-out', 'in-cart', 'webinar', 'enrolled'].includes(label)
		if (kind === 'outcome') return true
		const facts = factsOf(from)
		if (label.startsWith('facts.observed') || from.includes('#busy')) return false
		const leaves = effects.some((effect) => /goToCart|openDetail|startLearning/.test(effect))
		if (leaves && from.includes('#failed')) return false
		if (label === 'toggle.chosen') return facts === 'in cart'
		if (label === 'badge.chosen') return facts === 'paid'
		return true
	},
	start: async (page, label) => {
		if (label.endsWith('signed-out')) return open(page, 'free')
		await arrive(page)
		// One press would enrol, and what is enrolled in cannot be enrolled in again.
		if (label === 'free') await page.route(/\/v1\/purchase\/quote/, (route) => route.abort())
		if (label === 'webinar' || label === 'free') return open(page, label)
		const list = label === 'enrolled' ? 'free' : 'paid'
		const { id } = await firstOf(page, list)
		if (label === 'enrolled')
			await callAs(page, '/user/purchase-free', { webinar_id: id, expected_total: 0 })
		if (label === 'in-cart') await callAs(page, '/cart/retail', { product_id: id })
		await open(page, list)
	},
	events: {
		'main.chosen': async (page) => {
			const button = card(page).getByRole('button').or(card(page).getByRole('link'))
			await button
				.filter({ hasText: /^(Add to Cart|Enroll Now|Start Learning|Go to Cart|Register Now)$/ })
				.first()
				.click()
		},
		'badge.chosen': (page) => press(page, /^Purchase Now: /),
		'toggle.chosen': (page) => press(page, /^Remove from cart: /),
	},
	calls: {
		addToCart: {
			url: cartCall,
			holds: (_, request) => !request.postData()?.includes('remove'),
			answers: {
				changed: (route) => route.continue(),
				owned: (route) => problem(route, 409, 'already-owned'),
				notSold: (route) => problem(route, 409, 'cart-type-refused'),
				full: (route) => problem(route, 409, 'cart-full'),
				signedOut: endSession,
				unreachable: (route) => route.abort(),
			},
		},
		removeFromCart: {
			url: cartCall,
			holds: (_, request) => request.postData()?.includes('remove') ?? false,
			answers: {
				changed: (route) => route.continue(),
				gone: (route) => problem(route, 404, 'unknown-product'),
				signedOut: endSession,
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags, context }, { effects }) => {
		for (const effect of effects) await outcomes[effect.split(' ')[1]!]?.(page)
		const main = mains[String(context.facts)]!
		const button = card(page)
			.getByRole('button', { name: main })
			.or(card(page).getByRole('link', { name: main }))
		if (tags.includes('#busy'))
			return expect(card(page).locator('[aria-disabled=true]')).not.toHaveCount(0)
		await expect(button).toBeVisible()
		const words = context.failure ? [failures[String(context.failure)]!] : []
		await expect(card(page).getByRole('alert')).toHaveText(words)
	},
}
