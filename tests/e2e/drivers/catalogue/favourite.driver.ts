import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'
import { accountMenu, arriveElsewhere, leaveElsewhere } from '../../support/other-tab.ts'
import { refuse } from '../refuse.ts'

const listCall = /\/v1\/learning\/all\?/
const favouriteCall = /\/v1\/user\/favourites\/[^/]+$/

/** The bookmark under test: of the first card. */
const bookmark = (page: Page): Locator =>
	page
		.getByRole('article')
		.first()
		.getByRole('button', { name: /^Bookmark/, includeHidden: true })

/** The account at the start of the page, and held reads of the list since the session changed. */
type DriverState = { email?: string; held: Route[] | null; pressed: boolean }
const states = new WeakMap<Page, DriverState>()
const driverState = (page: Page) => states.get(page)!

const releaseList = async (page: Page) => {
	const { held } = driverState(page)
	driverState(page).held = null
	await Promise.all((held ?? []).map((route) => route.continue()))
}

/** Bookmarks the first course as the browser's account. */
const markFirst = async (page: Page) => {
	const path = '/learning/all?type=self_paced&price_type=paid&limit=1'
	const { data } = (await callAs(page, path)) as { data: { id: string }[] }
	await callAs(page, `/user/favourites/${data[0]!.id}`, {}, 'PUT')
}

const holds = (method: string) => (page: Page, request: Request) => {
	const isOurs = request.method() === method && driverState(page).pressed
	if (isOurs) driverState(page).pressed = false
	return isOurs
}

const answers: Record<string, (route: Route) => Promise<void>> = {
	saved: async (route) => {
		const page = route.request().frame().page()
		await releaseList(page)
		// The list shows the saved bookmark only after it was refetched.
		const [reading] = await Promise.all([page.waitForRequest(listCall), route.continue()])
		await reading.response()
	},
	signedOut: (route) => route.continue(),
	failed: refuse(503, 'busy'),
}

const consequences: Record<string, (page: Page) => Promise<void>> = {
	askLogin: async (page) => {
		driverState(page).pressed = false
		const dialog = page.getByRole('dialog', { name: 'Sign in' })
		await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(dialog).toHaveCount(0)
		await expect(bookmark(page)).toBeFocused()
	},
	reportFailure: (page) =>
		expect(page.getByText('The bookmark was not saved. Please try again.')).toBeVisible(),
}

/** The bookmark of a card (CRD-05), for those who come and go in another tab too. */
export const favouriteDriver: Driver = {
	noun: 'favourite',
	maxSteps: 16,
	// The page hears of the ended session before the 401, which cancels the save and clears the
	// bookmarks.
	drives: ({ from, label }) => {
		const isHere = from.includes('"signedIn":true')
		if (/Favourite saved$/.test(label)) return isHere
		if (/Favourite signedOut$/.test(label)) return !isHere
		return label !== 'favourite.observed on' || isHere
	},
	start: async (page, label) => {
		states.set(page, { held: null, pressed: false })
		if (label !== 'signed-out') driverState(page).email = await arrive(page)
		if (label === 'marked') await markFirst(page)
		await page.route(listCall, (route) => driverState(page).held?.push(route) ?? route.fallback())
		await page.goto('/learning?type=self_paced&paid_type=paid')
		await expect(bookmark(page)).toBeVisible()
	},
	events: {
		'favourite.toggled': async (page) => {
			driverState(page).pressed = true
			await bookmark(page).click()
		},
		'favourite.observed on': async (page) => {
			driverState(page).email = await arriveElsewhere(page, { first: markFirst })
			await releaseList(page)
		},
		'favourite.observed off': async (page) => {
			if (await accountMenu(page).isVisible()) driverState(page).email = await arriveElsewhere(page)
			await releaseList(page)
		},
		'account.observed in': async (page) => {
			driverState(page).held ??= []
			driverState(page).email = await arriveElsewhere(page, driverState(page))
		},
		'account.observed out': async (page) => {
			driverState(page).held ??= []
			await leaveElsewhere(page)
		},
	},
	calls: {
		addFavourite: { url: favouriteCall, holds: holds('PUT'), answers },
		removeFavourite: { url: favouriteCall, holds: holds('DELETE'), answers },
	},
	sees: async (page, { tags, context }, { effects }) => {
		for (const effect of effects) await consequences[effect.split(' ')[1]!]?.(page)
		await expect(accountMenu(page)).toHaveCount(context.signedIn ? 1 : 0)
		const word = tags.includes('#favourite') ? 'Bookmarked' : 'Bookmark'
		await expect(bookmark(page)).toHaveAccessibleName(new RegExp(`^${word}: `))
		await expect(bookmark(page)).toHaveAttribute('title', word)
	},
}
