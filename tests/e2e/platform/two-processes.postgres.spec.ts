import { expect } from '@playwright/test'
import { openTwoProcesses, type TwoProcesses } from '../../server/support/two-processes.ts'
import {
	buyCart,
	enrolFreely,
	fillCartAndSignIn,
	findResource,
	signOutByMenu,
} from '../support/journeys/purchase-journey.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test as base } from '../support/test.ts'

/** Two processes on one PostgreSQL with the demo, behind a round-robin, instead of one process. */
const test = base.extend<object, { two: TwoProcesses }>({
	two: [
		async ({ browserName: _ }, use) => {
			const two = await openTwoProcesses(process.env.TEST_DATABASE_URL!, () => ({
				DEMO_DATA: 'true',
				// Where the tests' server drew the covers; the databases are apart.
				DATA_DIR: '.cache/e2e-data',
			}))
			await use(two)
			await two.close()
		},
		{ scope: 'worker', timeout: 90_000 },
	],
	baseURL: ({ two }, use) => use(two.origin),
})

test('SES-01 CAT-01 CAT-02 CRT-02 PRM-03 PUR-05 NAV-03 WAL-01 CRD-05 SES-02 a teacher searches, buys, learns and logs out on two processes in turn, and goes on when one stops', async ({
	page,
	two,
}) => {
	test.slow()
	const isQuiet = quietConsole(page)
	const cards = page.getByRole('article')

	await page.goto('/learning')
	const search = page.getByRole('main').getByRole('searchbox')
	await search.fill('fractions')
	await search.press('Enter')
	await expect(page).toHaveURL(/search=fractions/)
	await expect(cards.first().getByRole('heading')).toContainText(/fraction/i)

	await findResource(page)
	const titles = await fillCartAndSignIn(page)
	const coins = await buyCart(page, titles)

	await page.getByRole('link', { name: titles[0]! }).click()
	await expect(page.getByRole('heading', { level: 1, name: titles[0]! })).toBeVisible()
	const done = page.getByText(/^\d+ of \d+ lessons done$/)
	await expect(done).toHaveText(/^0 of /)
	await page.getByRole('checkbox', { name: 'I have done this lesson' }).first().click()
	await expect(done).toHaveText(/^1 of /)
	for (let n = 0; n < 2; n += 1) {
		await page.reload()
		await expect(done).toHaveText(/^1 of /)
	}

	await page.goto('/profile/vidya-coins')
	await expect(page.getByRole('definition').first()).toHaveText(coins.toLocaleString('en-IN'))

	await page.goto('/learning?type=self_paced&paid_type=paid&search=fractions')
	const saved = page.waitForResponse(/\/v1\/user\/favourites\//)
	const favourite = await cards.first().getByRole('heading').innerText()
	await cards
		.first()
		.getByRole('button', { name: /^Bookmark: / })
		.click()
	await saved
	for (let n = 0; n < 2; n += 1) {
		await page.goto('/profile/favourites')
		await expect(page.getByRole('link', { name: favourite })).toBeVisible()
	}

	const turns = [...two.served.values()]
	expect(turns.map((requests) => requests > 40)).toEqual([true, true])
	const stopped = two.servers[0]!.stop()
	await enrolFreely(page)
	expect(await stopped).toBe(0)
	// Asked for while its session ends, the stream of notifications would be refused.
	const followed = page.waitForResponse(/\/v1\/task\/notification-stream/)
	await page.goto('/profile/purchase-history')
	for (const name of titles) await expect(page.getByText(name)).toBeVisible()
	await followed
	await signOutByMenu(page)
	isQuiet()
})
