import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const CART_KEY = 'vidya.cart'

const problem = (route: Route, status: number, code: string) =>
	route.fulfill({ status, contentType: 'application/problem+json', json: { status, code } })

const cards = (page: Page): Locator => page.getByRole('article')

/** Returns this browser's stored cart. */
const stored = (page: Page): Promise<string | null> =>
	page.evaluate((key) => localStorage.getItem(key), CART_KEY)

/** Another tab of the same browser does something. */
const inOtherTab = async (page: Page, act: (other: Page) => Promise<unknown>) => {
	const other = await page.context().newPage()
	await other.goto('/robots.txt')
	await act(other)
	await other.close()
}

const tellTabs = (page: Page, accountId: string | null) =>
	inOtherTab(page, (other) =>
		other.evaluate((id) => {
			const channel = new BroadcastChannel('vidya.session')
			channel.postMessage({ accountId: id })
			channel.close()
		}, accountId),
	)

/** Visits the cart and returns, without a reload. */
const onCartPage = async (page: Page, look: () => Promise<unknown>) => {
	await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
	await look()
	await page.goBack()
}

const failures: Record<string, RegExp> = {
	owned: /You have this already/,
	full: /Your cart is full/,
	unavailable: /The cart did not change/,
}

/** The cart of a visitor, its way into the account, and the account's own (CRT-01, CRT-02). */
export const cartDriver: Driver = {
	noun: 'cart',
	maxSteps: 24,
	drives: ({ from, kind, label, to }) => {
		if (/c2|remove c1/.test(from + to) || /"add c1".*"add c1"/.test(to)) return false
		if (kind === 'start') return label === 'empty'
		const state = from.split(' ')[0]!
		const isFull = from.includes('"items":["c1"]')
		if (state === 'merging') return kind === 'outcome' || label === 'account.left'
		if (kind !== 'event') return true
		if (label === 'item.removed other') return false
		if (label === 'failure.dismissed') return from.includes('"failure":{')
		if (state === 'local' && label === 'item.added') return !isFull
		if (state === 'local' && label === 'item.removed') return isFull
		if (state === 'local' && label === 'storage.observed kept') return false
		if (state === 'local') return !from.includes('"failure":{')
		if (state === 'server.idle') return label === 'item.added' || label === 'account.left'
		return state === 'mergeFailed' && (label === 'merge.retried' || label === 'account.left')
	},
	start: async (page) => {
		await page.goto('/learning?type=self_paced&paid_type=paid')
		await expect(cards(page).first()).toBeVisible()
	},
	events: {
		'item.added': (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
		'item.removed': (page) =>
			page.getByRole('button', { name: 'Remove from cart' }).first().click(),
		'failure.dismissed': (page) =>
			onCartPage(page, () => page.getByRole('main').getByRole('button', { name: 'Close' }).click()),
		'storage.observed empty': (page) =>
			inOtherTab(page, (other) => other.evaluate((key) => localStorage.removeItem(key), CART_KEY)),
		'account.observed': async (page) => {
			await arrive(page)
			await tellTabs(page, 'somebody')
		},
		'account.left': async (page) => {
			await page.request.post('/v1/session/logout')
			await tellTabs(page, null)
		},
		'merge.retried': (page) =>
			onCartPage(page, () =>
				page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
			),
	},
	calls: {
		mergeCart: {
			url: /\/v1\/cart\/retail\/merge$/,
			answers: {
				merged: (route) => route.continue(),
				dropped: async (route) => {
					const response = await route.fetch()
					const { added } = await response.json()
					const skipped = ['a', 'b'].map((id) => ({ course_id: id, reason: 'unknown-product' }))
					await route.fulfill({ json: { added, skipped } })
				},
				unreachable: (route) => route.abort(),
			},
		},
		changeCart: {
			url: /\/v1\/cart\/retail$/,
			answers: {
				changed: (route) => route.continue(),
				owned: (route) => problem(route, 409, 'already-owned'),
				full: (route) => problem(route, 409, 'cart-full'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		const items = context.items as string[]
		const isHere = state === 'local'
		await expect(
			page.getByRole('banner').getByRole('button', { name: /^Account of / }),
		).toHaveCount(isHere ? 0 : 1)
		const kept = expect.poll(
			async () => JSON.parse((await stored(page)) ?? '{"items":[]}').items.length,
			{ message: 'kept in this browser' },
		)
		await kept.toBe(items.length)
		if (isHere)
			await expect(cards(page).getByRole('link', { name: 'Go to Cart' })).toHaveCount(items.length)
		if (state === 'server.changing')
			await expect(cards(page).locator('[aria-disabled=true]')).not.toHaveCount(0)
		if (state === 'server.idle')
			await expect(cards(page).locator('[aria-disabled=true]')).toHaveCount(0)
		if (state === 'mergeFailed')
			await onCartPage(page, () =>
				expect(page.getByText('Your cart has not reached your account yet')).toBeVisible(),
			)
		const failure = context.failure as { kind: string } | null
		if (state === 'server.idle' && failure)
			await expect(
				page.getByRole('alert').filter({ hasText: failures[failure.kind]! }),
			).toBeVisible()
	},
}
