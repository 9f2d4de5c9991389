import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

const said = ['color', 'background-color', 'font', 'display', 'padding', 'margin', 'border', 'gap']

/** How the parts of something look, without what depends on where the pointer is. */
const looksOf = async (within: Locator): Promise<string[]> => {
	await within.page().mouse.move(0, 0)
	const parts = within.locator(':is(h1, h2, h3, p, a, button, dl, ul, section, input, svg)')
	await expect(parts.first()).toBeVisible()
	return parts.evaluateAll((elements, names) => {
		const look = (element: Element) => {
			const style = getComputedStyle(element)
			return [element.tagName, ...names.map((name) => style.getPropertyValue(name))].join(' ')
		}
		return elements.map(look)
	}, said)
}

/** Compares a page reached by links with the same address opened directly. */
const expectSameAnew = async (page: Page, open: () => Promise<Locator>) => {
	const byLinks = await looksOf(await open())
	await page.goto(page.url())
	await expect.poll(async () => looksOf(await open())).toEqual(byLinks)
}

test('an item and the cart look the same whether links led to them or they were opened directly', async ({
	page,
}) => {
	const main = async () => {
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		return page.getByRole('main')
	}
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Add to Cart' }).first().click()
	await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
	await expect(page).toHaveURL(/\/courses\/[^/?]+$/)
	await expectSameAnew(page, main)
	await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click()
	await expect(page).toHaveURL(/\/cart$/)
	await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
	await expectSameAnew(page, main)
})

test('a dialog looks the same on a page that links led to and on one that was opened directly', async ({
	page,
}) => {
	const dialog = async () => {
		await page.getByRole('article').getByRole('button', { name: 'Enroll Now' }).first().click()
		return page.getByRole('dialog')
	}
	await page.goto('/')
	await page.getByRole('banner').getByRole('link', { name: 'Learning' }).first().click()
	await expect(page).toHaveURL(/\/learning$/)
	await expectSameAnew(page, dialog)
})
