import { expect, type Route } from '@playwright/test'
import { arrive, signInHere } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const complaints = (page: import('@playwright/test').Page) => {
	const errors: string[] = []
	page.on('pageerror', ({ message }) => errors.push(message))
	return errors
}

test('CAT-01 nonsense in the address shows the catalogue, not an error', async ({ page }) => {
	const errors = complaints(page)
	for (const search of [
		'?page=-1&rating=abc&type=%00',
		'?page=99999999999&tags=,,,&paid_type=x',
		'?search=%F0%9F%98%80%25_\\',
		'?type=self_paced,nonsense&type=webinar',
	]) {
		await page.goto(`/learning${search}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(page.getByRole('article').first().or(page.getByText('No Resource'))).toBeVisible()
	}
	expect(errors).toEqual([])
})

test('NAV-12 NAV-04 an unknown path or slug says so and leads on', async ({ page }) => {
	for (const path of [
		'/nonsense',
		'/courses/nothing-here',
		'/learning/nothing',
		'/quiz/nothing',
		'/bundle-products/nothing',
	]) {
		const answer = await page.goto(path)
		expect([path, answer!.status()]).toEqual([path, 404])
		await expect(page.getByRole('heading', { name: /does not exist/ })).toBeVisible()
		await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
	}
})

test('NAV-12 CAT-01 a page that does not exist has a search', async ({ page }) => {
	await page.goto('/learning/nothing/like/this')
	await page.getByRole('main').getByRole('searchbox').fill('fractions')
	await page.getByRole('main').getByRole('searchbox').press('Enter')
	await expect(page).toHaveURL(/\/learning\?search=fractions$/)
	await expect(page.getByRole('article').first()).toBeVisible()
})

test('NAV-12 a page that fails says so and can be tried again; so can a list', async ({ page }) => {
	await page.goto('/cart')
	await page.route('**/v1/quizzes/**', (route) => route.abort())
	await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).click()
	const card = page.getByRole('article').first()
	const title = await card.getByRole('heading').innerText()
	await card.getByRole('heading').getByRole('link').click()
	const alert = page.getByRole('main').getByRole('alert')
	await expect(alert).toContainText('This did not work')
	await page.unroute('**/v1/quizzes/**')
	await alert.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	await page.route('**/v1/learning/all**', (route) => route.abort())
	await page.getByRole('banner').getByRole('link', { name: 'Learning' }).click()
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
	await page.unroute('**/v1/learning/all**')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('article').first()).toBeVisible()
})

test('CRT-01 a corrupt cart in storage is an empty cart', async ({ page }) => {
	const errors = complaints(page)
	await page.addInitScript(() => {
		localStorage.setItem('vidya.cart', '{"version":1,"items":[{"course_id":7},')
		localStorage.setItem('vidya.intent', '[]')
	})
	await page.goto('/cart')
	await expect(page.getByText('Your cart is empty')).toBeVisible()
	expect(errors).toEqual([])
})

test('CAT-06 a search without a match says No Resource', async ({ page }) => {
	await page.goto('/learning')
	await page
		.getByRole('textbox', { name: /keywords|Search/i })
		.or(page.getByPlaceholder('Type keywords and press Enter...'))
		.first()
		.fill('zzzzqqqq')
	await page.keyboard.press('Enter')
	await expect(page.getByText('No Resource')).toBeVisible()
})

test('SES-01 a session that ended meanwhile asks to sign in again and loses nothing', async ({
	page,
}) => {
	const email = await arrive(page)
	await page.goto('/learning')
	await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
	await page.request.post('/v1/session/logout')
	const card = page.getByRole('article').first()
	const title = await card.getByRole('heading').innerText()
	await card.getByRole('button', { name: /^Bookmark/ }).click()
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	await signInHere(page, email)
	await expect(page).toHaveURL(/\/learning$/)
	await expect(card.getByRole('heading')).toHaveText(title)
	await expect(card.getByRole('button', { name: /^Bookmarked/ })).toBeVisible()
})

for (const width of [360, 1280])
	test(`NAV-12 OFF-01 at ${width} px one cause is reported once and retried with one press; no connection, no answer and our fault differ`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 })
		const alerts = page.getByRole('main').getByRole('alert')
		const calls = /\/v1\/(learning\/all|recommend\/resources|bundles|quizzes|jobs)/
		const openHome = async (how: (route: Route) => Promise<void>) => {
			await page.unroute(calls)
			await page.goto('/cart')
			await page.route(calls, how)
			await page.getByRole('banner').getByRole('link', { name: 'Vidya, home' }).click()
		}
		const fault = { status: 500, contentType: 'application/problem+json' }
		await openHome((route) => route.fulfill({ ...fault, json: { status: 500, code: 'x' } }))
		await expect(alerts).toHaveText(/^This did not workSomething went wrong on our side/)
		await expect(page.getByText('Not loaded').first()).toBeVisible()
		await openHome((route) => route.abort())
		await expect(alerts).toHaveText(/^This did not workWe could not reach the server/)
		await page.unroute(calls)
		await page.context().setOffline(true)
		await alerts.getByRole('button', { name: 'Try again' }).click()
		await expect(alerts).toHaveText(/^You are offline/)
		await page.context().setOffline(false)
		await expect(page.getByText('Not loaded')).toHaveCount(0)
		await expect(alerts).toHaveCount(0)
		await expect(
			page.getByRole('region', { name: 'New' }).getByRole('article').first(),
		).toBeVisible()
	})

test('SES-01 SES-03 where nobody answers who is here, the page of signing in says so instead of asking for an address, and goes on when there is an answer', async ({
	page,
}) => {
	await arrive(page)
	await page.route('**/v1/session/refresh', (route) => route.abort())
	await page.goto('/login')
	const main = page.getByRole('main')
	await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
	await expect(main.getByRole('textbox')).toHaveCount(0)
	await page.unroute('**/v1/session/refresh')
	await expect(main.getByRole('link', { name: 'Go to the catalogue' })).toBeVisible()
})
