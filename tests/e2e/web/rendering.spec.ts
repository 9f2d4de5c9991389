import { type Browser, expect, type Page } from '@playwright/test'
import { newAddress } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

/** Keeps the site's code back, so that a page is seen but does not answer yet. */
const holdCode = async (page: Page): Promise<() => void> => {
	const held = Promise.withResolvers<void>()
	await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
		await held.promise
		await route.continue()
	})
	return held.resolve
}

test('CRT-01 a press before the page answers is not lost', async ({ page }) => {
	const release = await holdCode(page)
	await page.goto('/learning?paid_type=paid', { waitUntil: 'commit' })
	const card = page.getByRole('article').first()
	await card.getByRole('button', { name: 'Add to Cart' }).click()
	release()
	await expect(card.getByRole('link', { name: 'Go to Cart' })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('SES-01 what is typed and sent before the page answers is not lost', async ({ page }) => {
	const release = await holdCode(page)
	const email = newAddress('early')
	await page.goto('/login', { waitUntil: 'commit' })
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('button', { name: 'Send me a link' }).click()
	await expect(page).toHaveURL(/\/login$/)
	release()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
})

test('NAV-09 LOC-02 a name that is typed before the page answers, and while the country arrives, stays and keeps the focus', async ({
	page,
}) => {
	const release = await holdCode(page)
	const country = Promise.withResolvers<void>()
	await page.route('**/v1/location/ip', async (route) => {
		await country.promise
		await route.fulfill({ json: { country: 'KE', city: null, state: null, lat: null, lng: null } })
	})
	await page.goto('/gtm', { waitUntil: 'commit' })
	const name = page.getByRole('main').getByRole('textbox', { name: 'Name' })
	await name.fill('Asha')
	const asked = page.waitForRequest('**/v1/location/ip')
	release()
	await asked
	await name.pressSequentially(' Kulkarni')
	country.resolve()
	await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('KE')
	await expect(name).toHaveValue('Asha Kulkarni')
	await expect(name).toBeFocused()
})

test('FLT-06 a filter that is pressed before the page answers is set when it does', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 })
	const release = await holdCode(page)
	await page.goto('/learning', { waitUntil: 'commit' })
	await page.getByText('Webinar', { exact: true }).first().click()
	await expect(page.getByRole('checkbox', { name: 'Webinar' })).toBeChecked()
	release()
	await expect(page).toHaveURL(/type=webinar/)
	await expect(page.getByRole('checkbox', { name: 'Webinar' })).toBeChecked()
})

test('CAT-01 a page that is scrolled before it answers stays where it is', async ({ page }) => {
	const release = await holdCode(page)
	await page.goto('/learning', { waitUntil: 'commit' })
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
	const before = await page.evaluate(() => window.scrollY)
	expect(before).toBeGreaterThan(500)
	release()
	await page.waitForFunction(() => !window.replayEarlyInput)
	expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

const withoutScripts = async (browser: Browser, width: number) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width, height: 800 },
	})
	return { page: await context.newPage(), close: () => context.close() }
}

for (const width of [360, 1280])
	test(`CAT-01 CAT-04 FLT-06 CAT-06 at ${width} px without scripts one searches, filters, turns pages and reads an item`, async ({
		browser,
		baseURL,
	}) => {
		const { page, close } = await withoutScripts(browser, width)
		await page.goto(`${baseURL}/learning`)
		await page.getByRole('checkbox', { name: 'Self-paced course' }).check()
		await page.getByRole('checkbox', { name: 'Webinar' }).check()
		await page.getByRole('radio', { name: 'Paid' }).check()
		await page.getByRole('button', { name: 'Apply' }).click()
		await expect(page).toHaveURL(/type=self_paced&type=webinar&paid_type=paid/)
		await expect(page.getByRole('checkbox', { name: 'Webinar' })).toBeChecked()
		await expect(page.getByRole('article')).toHaveCount(9)
		await page.getByRole('link', { name: 'Next page' }).click()
		await expect(page).toHaveURL(/page=2/)
		await expect(page.getByRole('article').first()).toBeVisible()
		const search = page.getByRole('main').getByRole('searchbox')
		await search.fill('fractions')
		await search.press('Enter')
		await expect(page).toHaveURL(/\/learning\?search=fractions/)
		const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
		const title = await first.innerText()
		await first.click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
		await expect(page.getByRole('heading', { name: 'What you will be able to do' })).toBeVisible()
		await close()
	})
