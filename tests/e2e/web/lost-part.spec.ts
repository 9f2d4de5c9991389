import { expect, type Page, type Route } from '@playwright/test'
import { test } from '../support/test.ts'

/** Opens the sign-in page and goes offline while some of its scripts are loading. */
const openCutOff = async (page: Page, part: RegExp, arrived?: () => Promise<void>) => {
	const held: Route[] = []
	await page.route(part, (route) => void held.push(route))
	await page.goto('/login', { waitUntil: 'commit' })
	await expect.poll(() => held.length).toBeGreaterThan(0)
	await arrived?.()
	await page.context().setOffline(true)
	for (const route of held) await route.abort('internetdisconnected')
	await page.unroute(part)
}

/** The page is interactive: it reports an invalid address. */
const answers = async (page: Page) => {
	const main = page.getByRole('main')
	await main.getByRole('button', { name: 'Send me a link' }).click()
	await expect(main.getByText('Enter a valid e-mail address')).toBeVisible()
}

test('OFF-01 NAV-12 a page that was cut off before it answered says so, and goes on when the connection is back', async ({
	page,
}) => {
	await openCutOff(page, /\/assets\/main-[^/]+\.js$/)
	const bar = page.getByText('You are offline. This page goes on when the connection is back.')
	await expect(bar).toBeVisible()
	await page.context().setOffline(false)
	await expect(bar).toBeHidden()
	await answers(page)
})

test('OFF-01 NAV-12 a page that misses a part of it says that the connection is lost, and comes when it is back', async ({
	page,
}) => {
	await openCutOff(page, /\/assets\/login-[\w-]{7,8}\.js$/, () =>
		page.waitForLoadState('domcontentloaded'),
	)
	await expect(page.getByRole('alert')).toContainText('You are offline')
	await page.context().setOffline(false)
	await expect(page.getByRole('banner')).toBeVisible()
	await answers(page)
})

test('OFF-01 NAV-12 a link to a page whose parts cannot be fetched without a connection says so, and the page comes when it is back', async ({
	page,
	context,
}) => {
	await page.goto('/')
	await context.setOffline(true)
	await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
	const main = page.getByRole('main')
	await expect(main.getByRole('alert')).toContainText('You are offline')
	await context.setOffline(false)
	await expect(page).toHaveURL('/jobs')
	await expect(main.getByRole('heading', { level: 1, name: /jobs/i })).toBeVisible()
})
