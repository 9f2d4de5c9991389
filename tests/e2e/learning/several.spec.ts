import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const stateOf = (page: Page, title: string) =>
	page.getByRole('row').filter({ hasText: title }).getByRole('cell').first()
/** The names of the first rows, when they are there. */
const namesOf = async (page: Page) => {
	const links = page.getByRole('table').getByRole('link')
	await expect(links.nth(2)).toBeVisible()
	return (await links.allInnerTexts()) as [string, string, string]
}
const pick = (page: Page, name: string) =>
	page.getByRole('checkbox', { name: `Choose ${name}`, exact: true })

/** Presses a change of what is picked and confirms it. */
const change = async (page: Page, name: string, text: RegExp | string) => {
	await page.getByRole('button', { name, exact: true }).click()
	const question = page.getByRole('alertdialog', { name })
	await expect(question).toContainText(text)
	await question.getByRole('button', { name }).click()
}

ownShopTest(
	'28.3 several resources are withdrawn and offered again, and one that changed meanwhile is named',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources?status=published&sort=title')
		await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
		await expect(page.getByText('25 chosen')).toBeVisible()
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Choose none' }).click()
		const [first, second, third] = await namesOf(page)
		for (const title of [first, second, third]) await pick(page, title).check()
		const other = await page.context().newPage()
		await other.goto('/desk/resources?status=published&sort=title')
		await other.getByRole('link', { name: second, exact: true }).click()
		await other.getByRole('button', { name: 'Withdraw', exact: true }).click()
		await other.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
		await expect(other.getByRole('button', { name: 'Offer again' })).toBeVisible()
		await other.close()
		await change(page, 'Withdraw', 'Chosen: 3. They are changed one after the other.')
		const result = page.getByRole('dialog', { name: '2 of 3 changed' })
		await expect(result.getByRole('listitem')).toHaveText([
			new RegExp(`^${second}\\s*Its status does not allow this\\.$`),
		])
		await expectAccessible(page)
		await result.getByRole('button', { name: 'Close' }).last().click()
		await expect(pick(page, first)).toBeHidden()
		await expect(page.getByText('1 chosen')).toBeVisible()
		await page.goto('/desk/resources?status=withdrawn')
		for (const title of [first, third]) await pick(page, title).check()
		await change(page, 'Offer again', 'Chosen: 2. They are changed one after the other.')
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
		await expect(pick(page, second)).toBeVisible()
		await expect(pick(page, first)).toBeHidden()
	},
)

ownShopTest(
	'28.3 several quizzes are hidden, a coupon is ended and plans are hidden in their lists',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/quizzes?visibility=public')
		const [first, second] = await namesOf(page)
		await pick(page, first).check()
		await pick(page, second).check()
		await change(page, 'Hide', 'Chosen: 2. They are changed one after the other.')
		const result = page.getByRole('dialog', { name: '2 of 2 changed' })
		await expect(result).toContainText('Everything you chose was changed.')
		await result.getByRole('button', { name: 'Close' }).last().click()
		await expect(pick(page, first)).toBeHidden()
		await page.getByLabel('Seen by').selectOption('hidden')
		await expect(pick(page, first)).toBeVisible()
		await page.getByRole('button', { name: 'Save this view' }).click()
		const form = page.getByRole('dialog', { name: 'Save this view' })
		await form.getByRole('button', { name: 'Save this view' }).click()
		await expect(form.getByText('Give the view a name of at most 60 characters.')).toBeVisible()
		await form.getByRole('textbox', { name: 'Name' }).fill('Not public')
		await form.getByRole('button', { name: 'Save this view' }).click()
		await page.goto('/desk/quizzes')
		await page.getByRole('link', { name: 'Not public' }).click()
		await expect(page).toHaveURL(/visibility=hidden/)
		await expect(pick(page, first)).toBeVisible()
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Delete “Not public”' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
		await expect(page.getByRole('link', { name: 'Not public' })).toBeHidden()
		const saved = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Save as a table (CSV)' }).click()
		expect((await saved).suggestedFilename()).toBe('quizzes.csv')
		await page.goto('/desk/coupons?state=active&sort=code')
		await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
		const name = (await page.getByRole('checkbox').nth(1).getAttribute('aria-label'))!
		const code = name.replace('Choose ', '')
		await pick(page, code).check()
		await change(page, 'End now', 'Chosen: 1. They are changed one after the other.')
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
		await page.getByLabel('State').selectOption('ended')
		await expect(stateOf(page, code)).toBeVisible()
		await page.goto('/desk/plans')
		await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
		await change(page, 'Hide from the page of plans', /Chosen: \d/)
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
		const table = page.getByRole('table')
		await expect(table.getByText('Not shown', { exact: true }).first()).toBeVisible()
		await expect(table.getByText('Shown', { exact: true })).toHaveCount(0)
	},
)
