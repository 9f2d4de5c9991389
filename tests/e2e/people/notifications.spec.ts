import { expect, type Page, type Route } from '@playwright/test'
import { refuse } from '../drivers/refuse.ts'
import { expectAccessible } from '../support/each-width.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'
import { test } from '../support/test.ts'

/** Has twelve notifications, the newest three of them unread. */
const SUBSCRIBER = 'subscriber@demo.vidya.test'
const stream = '**/v1/task/notification-stream'
const list = '**/v1/task/fetch-notification*'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notif/ })
const items = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link')
const unread = (page: Page) => items(page).filter({ hasText: 'New' })

ownShopTest(
	'NTF-01 NTF-03 HDR-09 all notifications are on pages; what is read on one device is read on the other without a reload',
	async ({ page, browser }) => {
		await arrive(page, SUBSCRIBER)
		const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } })
		const phone = await elsewhere.newPage()
		await arrive(phone, SUBSCRIBER)
		const following = phone.waitForResponse(stream)
		await phone.goto('/cart')
		await following
		await expect(bell(phone)).toHaveText('3+')
		await page.goto('/cart')
		await bell(page).click()
		await page.getByRole('link', { name: 'See all' }).click()
		await expect(page).toHaveURL(/\/profile\/notifications$/)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
		await expect(items(page)).toHaveCount(10)
		await expect(unread(page)).toHaveCount(3)
		await page
			.getByRole('navigation', { name: 'Pages' })
			.getByRole('link', { name: 'Page 2' })
			.click()
		await expect(page).toHaveURL(/\/profile\/notifications\?page=2$/)
		await expect(items(page)).toHaveCount(2)
		await expect(unread(page)).toHaveCount(0)
		await page.reload()
		await expect(items(page)).toHaveCount(2)
		await page.goBack()
		await expect(items(page)).toHaveCount(10)
		await items(page).first().click()
		await expect(page).toHaveURL(/\/learning\?search=Mathematics&task_id=[0-9a-f-]{36}$/)
		await expect(bell(page)).toHaveText('2+')
		await expect(bell(phone)).toHaveText('2+')
		await page.goto('/profile/notifications')
		await expect(unread(page)).toHaveCount(2)
		const readAll = page.getByRole('button', { name: 'Mark all as read' })
		await readAll.press('Enter')
		await expect(unread(page)).toHaveCount(0)
		await expect(readAll).toHaveCount(0)
		await expect(bell(phone)).toHaveText('')
		await page.reload()
		await expect(items(page)).toHaveCount(10)
		await expect(unread(page)).toHaveCount(0)
		await elsewhere.close()
	},
)

ownShopTest(
	'NTF-01 NTF-02 notifications are narrowed to a topic, and a topic is turned off for devices',
	async ({ page }) => {
		await arrive(page, SUBSCRIBER)
		await page.goto('/profile/notifications')
		const topics = page.getByRole('navigation', { name: 'Topics' })
		await topics.getByRole('link', { name: 'Community' }).click()
		await expect(page).toHaveURL(/\/profile\/notifications\?topic=community$/)
		await expect(items(page)).toHaveCount(3)
		await expect(items(page).first()).toContainText('Community ·')
		await topics.getByRole('link', { name: 'Jobs' }).click()
		await expect(page.getByText('Nothing about this topic yet')).toBeVisible()
		const devices = page.getByRole('region', { name: 'Notifications on your devices' })
		await devices.getByRole('checkbox', { name: 'Community' }).click()
		await expect(devices.getByRole('checkbox', { name: 'Community' })).not.toBeChecked()
		await expectAccessible(page)
		await page.reload()
		await expect(devices.getByRole('checkbox', { name: 'Community' })).not.toBeChecked()
		await expect(devices.getByRole('checkbox', { name: 'Jobs' })).toBeChecked()
	},
)

test('NTF-01 HDR-09 who has none reads so on the page', async ({ page }) => {
	await arrive(page)
	await page.goto('/profile/notifications')
	await expect(page.getByRole('main').getByText('No New Notification Found')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
})

const setVisible = (page: Page, state: 'visible' | 'hidden') =>
	page.evaluate((visibilityState) => {
		Object.defineProperty(document, 'visibilityState', {
			value: visibilityState,
			configurable: true,
		})
		document.dispatchEvent(new Event('visibilitychange'))
	}, state)

test('NTF-03 the feed asks from the version at hand, pauses hidden and offline, comes back after an end, later after a failure, and stops with the session', async ({
	page,
	context,
}) => {
	await arrive(page)
	await page.clock.install()
	const asked: (string | undefined)[] = []
	const held: Route[] = []
	await page.route(stream, (route, request) => {
		asked.push(request.headers()['last-event-id'])
		held.push(route)
	})
	const ended = (route: Route, body = '') =>
		route.fulfill({ contentType: 'text/event-stream', body })
	const refused = refuse(503, 'busy')
	let gone = 0
	page.on('requestfailed', (request) => {
		if (request.url().endsWith('notification-stream')) gone += 1
	})
	await page.goto('/cart')
	await page.clock.runFor(2000)
	await expect.poll(() => asked).toEqual(['0.0.0'])
	const listed = page.waitForRequest(list)
	await ended(held[0]!, 'id: 1\nevent: notifications\ndata: changed\n\n')
	await listed
	await page.clock.runFor(4000)
	await expect.poll(() => asked).toHaveLength(2)
	await refused(held[1]!)
	await page.clock.runFor(4000)
	await expect.poll(() => asked).toHaveLength(3)
	await refused(held[2]!)
	await page.clock.runFor(29_000)
	expect(asked).toHaveLength(3)
	await page.clock.runFor(31_000)
	await expect.poll(() => asked).toHaveLength(4)
	await setVisible(page, 'hidden')
	await expect.poll(() => gone).toBe(1)
	await setVisible(page, 'visible')
	await expect.poll(() => asked).toHaveLength(5)
	await context.setOffline(true)
	await expect.poll(() => gone).toBe(2)
	await context.setOffline(false)
	await expect.poll(() => asked).toHaveLength(6)
	await page.evaluate(() => new BroadcastChannel('vidya.session').postMessage({ accountId: null }))
	await expect.poll(() => gone).toBe(3)
	await page.clock.runFor(60_000)
	expect(asked).toHaveLength(6)
})
