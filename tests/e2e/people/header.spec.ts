import { expect, type Page } from '@playwright/test'
import { arrive, callAs, newAddress } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const banner = (page: Page) => page.getByRole('banner')

const cardsOf = async (page: Page, limit: number) => {
	const answer = await page.request.get(
		`/v1/learning/all?type=self_paced&price_type=paid&limit=${limit}`,
	)
	return ((await answer.json()) as { data: { id: string; price: number; slug: string }[] }).data
}

test('HDR-02 signed out, the logo leads home and Sign in to the login page', async ({ page }) => {
	await page.goto('/learning')
	await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
		'href',
		'/login',
	)
	await expect(banner(page).getByRole('button', { name: /^Account of / })).toHaveCount(0)
	await expect(banner(page).getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
	await banner(page).getByRole('link', { name: 'Vidya, home' }).click()
	await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
	await banner(page).getByRole('link', { name: 'Sign in' }).click()
	await expect(page).toHaveURL(/\/login$/)
	await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('HDR-02 signed in, the header holds cart, notifications and the menu behind the avatar', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/learning')
	const menu = banner(page).getByRole('button', { name: /^Account of / })
	await expect(menu).toBeVisible()
	await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0)
	await expect(banner(page).getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute(
		'href',
		'/cart',
	)
	await expect(banner(page).getByRole('button', { name: /^Notifications/ })).toBeVisible()
	await menu.click()
	await banner(page).getByRole('link', { name: 'My Learning' }).click()
	await expect(page).toHaveURL(/\/profile\/my-learning$/)
})

test('HDR-07 the user menu leads to the pages of the account in their order', async ({ page }) => {
	await arrive(page)
	await page.goto('/help')
	const menu = banner(page).getByRole('button', { name: /^Account of / })
	await menu.click()
	const shown = banner(page).getByRole('link').filter({ visible: true })
	const listed = await shown.evaluateAll((all) =>
		all.map((link) => [link.textContent, link.getAttribute('href')]),
	)
	const wanted: [name: string, path: string, heading: string][] = [
		['Personal Details', '/profile', 'Personal Details'],
		['Favourite Resources', '/profile/favourites', 'Favourite Resources'],
		['Bookmark Jobs', '/profile/bookmarked-jobs', 'Bookmark Jobs'],
		['My Learning', '/profile/my-learning', 'My Learning'],
		['My Jobs', '/profile/jobs?status=applied', 'My Jobs'],
		['My Registrations', '/profile/registrations?type=webinars&status=pending', 'My Registrations'],
		['Post', '/community?type=mine', 'Community'],
		['Saved', '/community?type=saved', 'Community'],
	]
	const first = listed.findIndex(([name]) => name === 'Personal Details')
	expect(listed.slice(first, first + wanted.length)).toEqual(
		wanted.map(([name, path]) => [name, path]),
	)
	for (const [name, path, heading] of wanted.slice(1)) {
		await banner(page).getByRole('link', { name, exact: true }).click()
		await expect(page).toHaveURL(path)
		await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
		await menu.click()
	}
})

test('HDR-02 on a phone the avatar leads to the profile', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await arrive(page)
	await page.goto('/learning')
	await banner(page).getByRole('link', { name: 'Your Profile' }).click()
	await expect(page).toHaveURL(/\/profile$/)
})

test('HDR-09 nothing unread says so in the list', async ({ page }) => {
	await arrive(page)
	await page.goto('/learning')
	await banner(page).getByRole('button', { name: 'Notifications, 0 unread' }).click()
	await expect(page.getByText('No New Notification Found', { exact: true })).toBeVisible()
})

test('HDR-10 the unread badge shows its count with a plus', async ({ page }) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto('/learning')
	const { unread } = (await callAs(page, '/task/fetch-notification')) as { unread: number }
	expect(unread).toBeGreaterThan(0)
	const bell = banner(page).getByRole('button', { name: `Notifications, ${unread} unread` })
	await expect(bell).toHaveText(`${unread}+`)
})

test('HDR-09 NTF-01 the list of notifications leads to their tasks, and reading one counts it off', async ({
	page,
}) => {
	await arrive(page)
	const task = (notification_id: string, route: string, read: boolean) => ({
		notification_id,
		message: `About ${notification_id}`,
		route,
		task_id: `t ${notification_id}`,
		read,
		created_at: '2026-11-20T10:00:00.000Z',
	})
	const told = [
		task('n1', '/learning?page=2', false),
		task('n2', '/quiz', false),
		task('n3', '/courses', true),
	]
	let unread = 2
	await page.route(/\/v1\/task\/fetch-notification/, (route) =>
		route.fulfill({ json: { data: told, total: 3, unread } }),
	)
	const read: unknown[] = []
	await page.route(/\/v1\/task\/read-notification$/, (route, request) => {
		read.push(request.postDataJSON())
		unread -= 1
		return route.fulfill({ json: { unread } })
	})
	await page.goto('/cart')
	const bell = banner(page).getByRole('button', { name: /^Notifications, / })
	await expect(bell).toHaveText('2+')
	await bell.click()
	const links = banner(page).getByRole('link', { name: /^About n/ })
	await expect(links).toHaveText([/^About n1/, /^About n2/, /^About n3/])
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
		'/learning?page=2&task_id=t%20n1',
		'/quiz?task_id=t%20n2',
		'/courses?task_id=t%20n3',
	])
	await links.nth(1).click()
	await expect(page).toHaveURL(/\/quiz/)
	await expect(bell).toHaveText('1+')
	expect(read).toEqual([{ notification_id: 'n2' }])
})

test('HDR-10 CRT-01 the badge counts the local cart when signed out: 9, and 9+ above', async ({
	page,
}) => {
	const cards = await cardsOf(page, 10)
	const keep = (count: number) => {
		const items = cards
			.slice(0, count)
			.map(({ id, price, slug }) => ({ course_id: id, price, slug, thumbnail: null, reviews: 0 }))
		return page.evaluate(
			(stored) => localStorage.setItem('vidya.cart', stored),
			JSON.stringify({ version: 1, items }),
		)
	}
	await page.goto('/learning')
	await expect(banner(page).getByRole('link', { name: 'Cart, 0 items' })).toHaveText('')
	await keep(9)
	await page.reload()
	await expect(banner(page).getByRole('link', { name: 'Cart, 9 items' })).toHaveText('9')
	await keep(10)
	await page.reload()
	await expect(banner(page).getByRole('link', { name: 'Cart, 10 items' })).toHaveText('9+')
})

test('HDR-10 CRT-02 the badge counts the server cart when signed in', async ({ page }) => {
	await arrive(page, newAddress('cart'))
	const [first, second] = await cardsOf(page, 2)
	for (const card of [first!, second!]) await callAs(page, '/cart/retail', { product_id: card.id })
	await page.goto('/learning')
	await expect(banner(page).getByRole('link', { name: 'Cart, 2 items' })).toHaveText('2')
})

test('HDR-03 the menu of a phone: Sign in; then Your Profile, Favourite Resources and Sign out, which leads to /login', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/cart')
	await banner(page).getByRole('button', { name: 'Menu' }).click()
	const entry = (name: string) => banner(page).locator('[popover]').getByRole('link', { name })
	await expect(entry('Sign in')).toHaveAttribute('href', '/login')
	await expect(entry('Your Profile')).toHaveCount(0)
	await expect(banner(page).getByRole('button', { name: 'Sign out' })).toHaveCount(0)
	await arrive(page)
	await page.goto('/quiz')
	await banner(page)
		.getByRole('button', { name: /^Account of / })
		.click()
	await expect(entry('Sign in')).toHaveCount(0)
	await expect(entry('Your Profile')).toHaveAttribute('href', '/profile')
	await entry('Favourite Resources').click()
	await expect(page).toHaveURL(/\/profile\/favourites$/)
	await banner(page)
		.getByRole('button', { name: /^Account of / })
		.click()
	await banner(page).getByRole('button', { name: 'Sign out' }).click()
	const dialog = page.getByRole('alertdialog')
	await dialog.getByRole('button', { name: 'Sign out' }).click()
	await expect(dialog).toHaveAccessibleName('Logged Out!')
	await expect(page).toHaveURL(/\/login$/)
	await dialog.getByRole('button', { name: 'OK' }).click()
	await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('HDR-04 the header has its search from 1026 px, and below a link to the search', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1026, height: 800 })
	for (const path of ['/', '/learning', '/help']) {
		await page.goto(path)
		await expect(banner(page).getByRole('searchbox')).toBeVisible()
		await expect(banner(page).getByRole('link', { name: 'To the search' })).toBeHidden()
	}
	await page.setViewportSize({ width: 1025, height: 800 })
	await expect(banner(page).getByRole('searchbox')).toBeHidden()
	await expect(banner(page).getByRole('link', { name: 'To the search' })).toBeVisible()
})

test('HDR-11 HDR-12 NAV-09 the home of who is signed in shows the figures, the programme and the way to the app', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto('/')
	const main = page.getByRole('main')
	await expect(main.getByRole('definition')).toHaveText(['1.9 million', '100,000', '7,000'])
	const programme = main.getByRole('complementary', { name: /^International teacher programme/ })
	await expect(programme).toContainText('Each micro resource earns 5 points')
	await programme.getByRole('link', { name: 'Medium resources' }).click()
	await expect(page).toHaveURL(/\/learning\?resource_type=medium$/)
	await page.goBack()
	await main.getByRole('link', { name: 'Get the app' }).click()
	await expect(page).toHaveURL(/\/vidya-app$/)
})
