import { expect, type Page } from '@playwright/test'
import { holdAnswer } from '../support/hold-answer.ts'
import { listenToEvents, nextEvent } from '../support/recorded.ts'
import { test } from '../support/test.ts'

const LIST = /\/v1\/learning\/all\?/

const choose = (page: Page, name: string) =>
	page
		.getByRole('complementary', { name: 'Filters' })
		.getByRole('checkbox', { name, exact: true })
		.click()

/** Opens the catalogue and lets one event go, so that the queue is there. */
const openWithQueue = async (page: Page) => {
	const heard = await listenToEvents(page)
	await page.goto('/learning')
	const taken = nextEvent(page)
	await choose(page, 'Webinar')
	await taken
	heard.calls.length = 0
	return heard
}

/** Lets the browser have nothing to do several times. */
const idle = (page: Page) =>
	page.evaluate(async () => {
		for (const _ of [1, 2, 3, 4]) await new Promise((resolve) => requestIdleCallback(resolve))
	})

/** Waits until the page has logged that a call failed. */
const logged = (page: Page) =>
	page.waitForEvent('console', (told) => told.text().includes('events were not recorded'))

const hide = (page: Page) =>
	page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
		document.dispatchEvent(new Event('visibilitychange'))
	})

test('ANA-01 FLT-08 events wait until the list has answered, then go in one call', async ({
	page,
}) => {
	const { calls } = await openWithQueue(page)
	const { asked, release } = await holdAnswer(page, LIST)
	await choose(page, 'Lesson Planning')
	await choose(page, 'Webinar')
	await expect.poll(() => asked.length).toBe(2)
	await idle(page)
	expect(calls).toEqual([])
	const taken = nextEvent(page)
	release()
	await taken
	expect(calls.map(({ by, events }) => [by, events.length])).toEqual([['call', 2]])
})

test('ANA-01 when the page is hidden, what waits goes in one beacon', async ({ page }) => {
	const { calls } = await openWithQueue(page)
	const { asked } = await holdAnswer(page, LIST)
	await choose(page, 'Lesson Planning')
	await choose(page, 'Webinar')
	await expect.poll(() => asked.length).toBe(2)
	const taken = nextEvent(page)
	await hide(page)
	await taken
	// A beacon's content is read from a blob, which may take longer than its answer.
	await expect
		.poll(() => calls.map(({ by, events }) => [by, events.length]))
		.toEqual([['beacon', 2]])
})

test('ANA-01 events whose answer is lost are sent again as the same events', async ({ page }) => {
	const { calls } = await openWithQueue(page)
	await page.route(
		'**/v1/analytics/events',
		async (route) => {
			await route.fetch()
			await route.abort()
		},
		{ times: 1 },
	)
	const failed = logged(page)
	await choose(page, 'Lesson Planning')
	await failed
	const taken = nextEvent(page)
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	await taken
	await idle(page)
	const ids = calls.map(({ events }) => events.map(({ id }) => id))
	expect(ids).toEqual([ids[0], ids[0]])
	expect(ids[0]).toHaveLength(1)
})

test('ANA-01 events of a lost connection are kept and sent when it is back', async ({
	page,
	context,
}) => {
	const { calls } = await openWithQueue(page)
	await context.setOffline(true)
	const failed = logged(page)
	await choose(page, 'Lesson Planning')
	await failed
	calls.length = 0
	const taken = nextEvent(page)
	await context.setOffline(false)
	await taken
	expect(calls.map(({ events }) => events.map(({ properties }) => properties))).toEqual([
		[{ course_type_id: null, course_type: 'webinar' }],
	])
})
