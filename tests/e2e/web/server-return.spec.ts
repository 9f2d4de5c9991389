import { expect, type Page, type Route } from '@playwright/test'
import { test } from '../support/test.ts'

const away = (route: Route) => route.abort('connectionrefused')

/** The server answers neither calls nor the question whether it is there. */
const stop = (page: Page) => page.route(/\/(v1|readyz)\b/, away)
const start = (page: Page) => page.unroute(/\/(v1|readyz)\b/, away)

test('W11 NAV-12 a page that failed while the server was away heals without a press', async ({
	page,
}) => {
	await page.clock.install()
	await page.goto('/learning')
	await page.clock.runFor(20_000)
	await stop(page)
	const main = page.getByRole('main')
	await page.getByRole('contentinfo').getByRole('link', { name: 'Quizzes' }).click()
	await expect
		.poll(async () => {
			await page.clock.runFor(2000)
			return main.getByText(/^We could not reach the server/).isVisible()
		})
		.toBe(true)
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await page.clock.runFor(60_000)
	await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
	await expect.poll(() => asked.filter((path) => path === '/readyz').length).toBeGreaterThan(1)
	expect(asked.filter((path) => path === '/readyz').length).toBeLessThanOrEqual(8)
	await start(page)
	await expect
		.poll(async () => {
			await page.clock.runFor(30_000)
			return main.getByText(/^We could not reach the server/).count()
		})
		.toBe(0)
	await expect(main.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible()
})
