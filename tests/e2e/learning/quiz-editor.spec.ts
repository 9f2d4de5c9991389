import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const question = (page: Page, number: number) =>
	page.getByRole('region', { name: `Question ${number}` })

const write = async (page: Page, number: number, prompt: string, options: string[]) => {
	const box = question(page, number)
	await box.getByLabel('The question').fill(prompt)
	for (const [index, text] of options.entries())
		await box.getByRole('textbox', { name: `Option ${index + 1} of` }).fill(text)
}

ownShopTest(
	'FTR-01 an editor writes a quiz, which survives a reload, publishes it, and a visitor takes it',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/quizzes')
		await expectAccessible(page)
		await page.getByRole('link', { name: 'New quiz' }).click()
		const save = page.getByRole('button', { name: 'Save', exact: true })
		await save.click()
		await expect(page.getByLabel('Title')).toBeFocused()
		await page.getByLabel('Title').fill('Counting at home')
		await expect(page.getByLabel('Address')).toHaveValue('counting-at-home')
		await page.getByLabel('What it is about').fill('How numbers begin.')
		await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
		await page.getByRole('button', { name: 'Add a question' }).click()
		await write(page, 1, 'What comes after seven?', ['Six', 'Eight'])
		await page.getByRole('radio', { name: 'Option 2 of question 1 is right' }).check()
		await page.getByRole('button', { name: 'Add a question' }).click()
		await write(page, 2, 'What comes before two?', ['One', 'Three'])
		await page.reload()
		await expect(question(page, 2).getByLabel('The question')).toHaveValue('What comes before two?')
		await page.getByRole('button', { name: 'Move question 2 up' }).click()
		await expect(question(page, 1).getByLabel('The question')).toHaveValue('What comes before two?')
		await expectAccessible(page)
		await save.click()
		await expect(page.getByRole('heading', { level: 1, name: 'Counting at home' })).toBeVisible()
		await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
		await page.getByRole('button', { name: 'Publish: Counting at home' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByText('Public', { exact: true })).toBeVisible()
		await expectAccessible(page)

		const other = await browser.newContext({ baseURL: baseURL! })
		const visitor = await other.newPage()
		await visitor.goto('/quiz/counting-at-home')
		await expect(visitor.getByRole('heading', { name: 'Counting at home' })).toBeVisible()
		await expect(visitor.getByText('What comes before two?')).toBeVisible()
		await other.close()
	},
)
