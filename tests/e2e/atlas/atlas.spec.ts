import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { History } from '#atlas/facts/facts.types.ts'
import { axe } from '../support/axe.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { quietConsole } from '../support/quiet-console.ts'

const ANALYST = 'analyst@demo.vidya.test'
const views = ['Diagram', 'Table', 'Simulate', 'Paths', 'Properties', 'Live', 'Usage', 'Changes']

const canvas = (page: Page) => page.getByRole('application').first()
const lit = (page: Page) => page.locator('[data-state].lit')
const said = (page: Page) => page.getByRole('status')

/** The text of what a press saves as a file. */
const saved = async (page: Page, name: string): Promise<string> => {
	const coming = page.waitForEvent('download')
	await page.getByRole('button', { name }).click()
	return readFileSync(await (await coming).path(), 'utf8')
}

for (const [width, colorScheme] of [
	[1280, 'light'],
	[768, 'dark'],
	[360, 'light'],
] as const)
	test(`ATL-15 every view at ${width} px, ${colorScheme}: axe finds nothing, nothing is wider than the screen`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await page.setViewportSize({ width, height: 800 })
		const isQuiet = quietConsole(page)
		await arrive(page, ANALYST)
		await page.goto('/atlas')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		expect(await axe(page)).toEqual([])
		await page.getByRole('link', { name: 'promo-check' }).click()
		for (const view of views) {
			await page.getByRole('navigation').getByRole('link', { name: view, exact: true }).click()
			await expect(page.getByRole('heading', { level: 1 }), view).toBeVisible()
			await expect(page.locator('[aria-busy=true]'), view).toHaveCount(0)
			expect([view, await axe(page)]).toEqual([view, []])
			const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
			expect([view, scrolled]).toEqual([view, width])
		}
		isQuiet()
	})

test('ATL-15 a search finds states, events and requirements, and leads to them on the diagram', async ({
	page,
}) => {
	await page.goto('/atlas')
	const box = page.getByRole('searchbox', { name: 'Search' })
	await box.fill('PUR-02')
	await expect(page.getByRole('main').getByRole('status')).toHaveText('1 found')
	await box.fill('purchase quoting')
	await page.getByRole('main').getByRole('link', { name: 'quoting' }).first().click()
	await expect(page).toHaveURL(/\/atlas\/purchase\/diagram\?state=quoting$/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('quoting')
	await expect(page.locator('[data-state="quoting"]')).toHaveClass(/selected/)
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('quoting')
	await page.goto('/atlas/nothing/diagram')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no machine nothing')
})

test('ATL-15 a part of the picture tells its requirement, its tests and its source; states open and close', async ({
	page,
}) => {
	await page.goto('/atlas/purchase/diagram')
	await page.getByRole('button', { name: 'state quoting #busy' }).click()
	const panel = page.getByRole('region', { name: 'What is selected' })
	await expect(panel).toContainText('Runs quoteOrder')
	await expect(panel).toContainText('machines/shop/purchase/purchase.machine.ts')
	await expect(panel).toContainText('PUR-02')
	await expect(panel.getByText(/\d+ written tests, \d+ generated paths/)).toBeVisible()
	await panel.getByRole('link', { name: 'purchase.submitted' }).click()
	await expect(panel).toContainText('editing purchase.submitted 1')
	await page.goto('/atlas/purchase/diagram?state=pending')
	const inner = page.locator('[data-state="pending.checking"]')
	await expect(inner).toHaveCount(0)
	await panel.getByRole('button', { name: 'Open it' }).click()
	await expect(inner).toBeVisible()
	await page.reload()
	await expect(panel.getByRole('button', { name: 'Close it' })).toBeVisible()
	await page.goBack()
	await expect(inner).toHaveCount(0)
})

test('ATL-15 the keyboard alone walks the machine, and each step is said', async ({ page }) => {
	await page.goto('/atlas/lesson-mark/diagram')
	await expect(page.locator('[data-state="undone"]')).toBeVisible()
	for (let i = 0; i < 20; i += 1) {
		await page.keyboard.press('Tab')
		if (await canvas(page).evaluate((element) => element === document.activeElement)) break
	}
	await page.keyboard.press('ArrowRight')
	await expect(said(page)).toHaveText('State opening. 2 ways on')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowDown')
	await expect(said(page)).toHaveText('2 of 2: at once, to undone')
	await expect(page).toHaveURL(/transition=opening\+always\+2/)
	await page.keyboard.press('ArrowRight')
	await expect(said(page)).toHaveText('State undone. 2 ways on')
	await page.keyboard.press('ArrowLeft')
	await expect(said(page)).toHaveText('State opening. 2 ways on')
	const scale = () => page.locator('[data-picture]').evaluate((element) => element.style.transform)
	const before = await scale()
	await page.keyboard.press('+')
	await expect.poll(scale).not.toBe(before)
})

test('ATL-15 a simulation goes on, back, into a link and into a test', async ({
	page,
	context,
}) => {
	await page.goto('/atlas/purchase/simulate')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('editing')
	await page.getByRole('button', { name: 'purchase.submitted', exact: true }).click()
	await page.getByRole('button', { name: 'paid', exact: true }).click()
	await expect(lit(page)).toHaveAttribute('data-state', 'choosingProvider')
	await page.getByRole('button', { name: 'indian' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('payingByCard')
	await page.getByRole('button', { name: 'Step back' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('choosingProvider')
	const other = await context.newPage()
	await other.goto(page.url())
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('choosingProvider')
	await expect(other.getByText('quoting done(quoteOrder) 3 → choosingProvider')).toBeVisible()
	const test = await saved(other, 'Save as a test')
	expect(test).toContain(
		"await step.answer('quoteOrder', 'paid', {\n    state: 'choosingProvider',",
	)
	await other.goto('/atlas/promo-check/simulate?trace=start+blank~promo.changed+typed')
	await other.getByRole('button', { name: 'debounce: 0.6 s pass' }).click()
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('checking')
	await other.goto('/atlas/promo-check/simulate?trace=start+blank~gone')
	await expect(other.getByText('“gone” cannot be done after step 1')).toBeVisible()
})

test('ATL-15 paths are filtered, stepped through on the picture, and exported', async ({
	page,
}) => {
	await page.goto('/atlas/lesson-mark/paths')
	await page.getByRole('combobox', { name: 'Suite' }).selectOption('states')
	await expect(page).toHaveURL(/suite=states/)
	const only = page.getByRole('searchbox', { name: 'Only with requirement, state or text' })
	await only.fill('markFailed')
	const list = page.getByRole('region', { name: 'Paths' }).locator('ol')
	await expect(list.getByRole('button').first()).toContainText('markFailed')
	const gherkin = page.getByRole('combobox', { name: 'Take along as' })
	await gherkin.selectOption('gherkin')
	expect(await saved(page, 'Export')).toContain('Feature:')
	const first = list.getByRole('button').first()
	await expect(first).toContainText(/^Mark failed after lesson toggled/)
	await expect(page.getByText(/ answers for them\.$/)).toBeVisible()
	await first.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		/^Mark failed after lesson toggled/,
	)
	await page.getByRole('button', { name: 'Next' }).click()
	await expect(said(page)).toHaveText(/^Step 1 of \d+$/)
	await expect(lit(page)).toHaveAttribute('data-state', /^(un)?done$/)
	await page.getByRole('link', { name: 'Simulate', exact: true }).last().click()
	await expect(page).toHaveURL(/lesson-mark\/simulate\?trace=start/)
})

test('ATL-06 ATL-15 usage is for analysts: others read how to sign in', async ({ page }) => {
	await page.goto('/atlas/favourite/usage')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see how it is used')
	await arrive(page)
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Only analysts see how it is used',
	)
})

test('ATL-07 ATL-15 analysts see demo data named as such, figures of a segment, a funnel, and strange journeys', async ({
	page,
}) => {
	await arrive(page, ANALYST)
	await page.goto('/atlas/favourite/usage')
	const panel = page.getByRole('region', { name: 'Usage' })
	await expect(panel.getByText('Demo data.')).toBeVisible()
	const total = Number.parseInt(await panel.getByText(/^\d+ journeys$/).innerText(), 10)
	await panel.getByRole('combobox', { name: 'Device' }).selectOption('tablet')
	await expect(panel.getByText(/^\d+ journeys$/)).not.toHaveText(`${total} journeys`)
	await expect(page).toHaveURL(/device=tablet/)
	await page.goto('/atlas/favourite/usage?funnel=plain,marked')
	const funnel = panel.getByRole('table').filter({ hasText: 'Came to' })
	await expect(funnel.getByRole('row')).toHaveText([/^Came to/, /^plain/, /^marked/])
	await expect(panel.getByText('unmarked heart.pressed 1').last()).toBeVisible()
	await page.goto('/atlas/favourite/usage?since=2001-01-01&until=2001-01-02')
	await expect(panel.getByText('No journeys', { exact: true })).toBeVisible()
})

test('ATL-08 ATL-15 the product is watched in another tab of the same browser, and recorded', async ({
	page,
	context,
}) => {
	await page.goto('/atlas/modal-stack/live')
	await expect(page.getByText('No tab of the product is open')).toBeVisible()
	await page.getByRole('button', { name: 'Record' }).click()
	const shop = await context.newPage()
	await shop.goto('/learning')
	await expect(page.getByText('Connected')).toBeVisible()
	await expect(lit(page).first()).toBeVisible()
	await expect(page.getByRole('link', { name: 'session' })).toBeVisible()
	await shop.getByRole('link', { name: 'Page 2' }).click()
	await expect(page.getByText(/^Recording: [1-9]\d* runs so far/)).toBeVisible()
	await page.getByRole('button', { name: 'Stop' }).click()
	const { journeys } = JSON.parse(await saved(page, 'Save journeys.json'))
	const nouns = journeys.map(({ machine }: { machine: string }) => machine)
	expect(nouns).toContain('card-action')
	await shop.close()
	await expect(page.getByText('Nobody there')).toBeVisible()
})

test('ATL-14 ATL-15 ATL-29 two revisions side by side, or a word that there is no history', async ({
	page,
}) => {
	await page.route('**/facts/history/session.json', async (route) => {
		const response = await route.fetch()
		const history = (await response.json()) as History
		const oldest = history.revisions.at(-1)!
		if ('graph' in oldest)
			oldest.graph.edges = oldest.graph.edges.filter(({ label }) => label !== 'restore.retried')
		await route.fulfill({ response, json: history })
	})
	await page.goto('/atlas/session/changes')
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveText(/^(Changes of session|No history is here)$/)
	if ((await heading.innerText()) !== 'Changes of session') return
	await expect(page.getByRole('application')).toHaveCount(2)
	await expect(page.getByText('so are all paths')).toHaveCount(0)
	await expect(page.getByRole('region', { name: 'Transitions' })).toContainText('unchanged')
	const before = page.getByRole('combobox', { name: 'Before' })
	const oldest = await before.getByRole('option').last().getAttribute('value')
	await before.selectOption(oldest)
	await expect(page).toHaveURL(new RegExp(`rev=${oldest}`))
	const paths = page.getByRole('region', { name: 'Paths that take every transition' })
	await expect(paths.getByText('added', { exact: true }).first()).toBeVisible()
})

test('ATL-15 the page is served to people and not to search engines', async ({ request }) => {
	const answer = await request.get('/atlas/purchase/diagram')
	expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
	const html = await answer.text()
	const script = await request.get(/src="([^"]+)"/.exec(html)![1]!)
	expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
	expect(await (await request.get('/learning')).text()).not.toContain('/atlas/')
})
