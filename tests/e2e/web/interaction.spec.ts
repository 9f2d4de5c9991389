import { expect, type Locator, type Page } from '@playwright/test'
import { holdAnswer } from '../support/hold-answer.ts'
import { test } from '../support/test.ts'

const LIST = /\/v1\/learning\/all\?/
const isBusy = 'main [aria-busy=true]'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/**
 * Presses an element. Returns true if, at the end of that task, it is selected and the list is
 * marked busy.
 */
const pressInTask = (element: Locator) =>
	element.evaluate(async (pressed, busy) => {
		;(pressed as HTMLElement).click()
		// Microtasks belong to the task of the press; what is rendered in slices comes in later ones.
		for (let turn = 0; turn < 20; turn += 1) await null
		return {
			chosen: pressed.matches(':checked, [aria-current=page]'),
			busy: document.querySelector(busy) !== null,
		}
	}, isBusy)

/** Returns the API calls of the page from now on. */
const askedBy = (page: Page) => {
	const asked: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.startsWith('/v1/')) asked.push(`${request.method()} ${pathname}`)
	})
	return asked
}

const open = async (page: Page, address: string) => {
	await page.goto(address)
	await page.waitForFunction(() => !window.replayEarlyInput)
	await expect(cards(page).first()).toBeVisible()
}

test('FLT-06 CAT-06 a pressed filter and the list say so immediately, before the answer; one call', async ({
	page,
}) => {
	await open(page, '/learning')
	const { asked, release } = await holdAnswer(page, LIST)
	const box = page.getByRole('complementary').getByRole('checkbox', { name: 'Webinar' })
	expect(await pressInTask(box)).toEqual({ chosen: true, busy: true })
	await expect.poll(() => asked.length).toBe(1)
	await expect(box).toBeChecked()
	await expect(cards(page)).toHaveCount(9)
	release()
	await expect(page.locator(isBusy)).toHaveCount(0)
	await expect(page).toHaveURL(/type=webinar/)
	expect(asked).toHaveLength(1)
})

test('CAT-06 CAT-01 a pressed page is the current one immediately, before the answer; one call', async ({
	page,
}) => {
	await open(page, '/learning')
	const { asked, release } = await holdAnswer(page, LIST)
	const second = pages(page).getByRole('link', { name: 'Page 2', exact: true })
	const first = await cards(page).first().innerText()
	expect(await pressInTask(second)).toEqual({ chosen: true, busy: true })
	await expect.poll(() => asked.length).toBe(1)
	release()
	await expect(cards(page).first()).not.toHaveText(first)
	await expect(page.locator(isBusy)).toHaveCount(0)
	expect(asked).toHaveLength(1)
})

test('NAV-04 CRD-04 an item shows its title and price before its answer; one call', async ({
	page,
}) => {
	await open(page, '/learning?type=self_paced&paid_type=paid')
	const { asked, release } = await holdAnswer(page, /\/v1\/courses\/./)
	const link = cards(page).first().getByRole('heading').getByRole('link')
	const title = await link.innerText()
	const price = /₹[\d,]+/.exec(await cards(page).first().innerText())![0]
	await link.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	await expect(page.locator(isBusy)).toContainText(price)
	await expect.poll(() => asked.length).toBe(1)
	release()
	await expect(page.getByRole('heading', { name: 'What you will be able to do' })).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	expect(asked).toHaveLength(1)
})

test('CAT-01 Back shows the list where it was left, with the focus on what was opened, and asks for nothing', async ({
	page,
}) => {
	await open(page, '/learning?page=2')
	const link = cards(page).nth(7).getByRole('heading').getByRole('link')
	await link.scrollIntoViewIfNeeded()
	const title = await link.innerText()
	const left = await page.evaluate(() => scrollY)
	await link.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	await expect(page.locator(isBusy)).toHaveCount(0)
	const asked = askedBy(page)
	await page.goBack()
	await expect(link).toBeFocused()
	expect(left).toBeGreaterThan(0)
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
	await expect(page.locator(isBusy)).toHaveCount(0)
	expect(asked).toEqual([])
})
