import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'CAT-05 28.3 a banner that an editor writes is shown above the catalogue, and hidden ones are not',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/banners')
		await page.getByRole('button', { name: 'New banner' }).click()
		const form = page.getByRole('dialog', { name: 'New banner' })
		await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Exam weeks')
		await form.getByRole('textbox', { name: 'Leads to' }).fill('exams')
		await form.getByRole('textbox', { name: 'Title in Hindi' }).fill('परीक्षा के दिन')
		await form.getByRole('button', { name: 'Save the banner' }).click()
		await expect(form.getByText('Write a sentence.')).toBeVisible()
		await expect(form.getByText('Write all three in Hindi, or none.')).toHaveCount(2)
		await expect(form.getByText(/^Begin with \/ for a page/)).toBeVisible()
		await form.getByRole('textbox', { name: 'Sentence', exact: true }).fill('Papers to practise.')
		await form.getByRole('textbox', { name: 'Button text', exact: true }).fill('See papers')
		await form.getByRole('textbox', { name: 'Title in Hindi' }).fill('')
		await form.getByRole('textbox', { name: 'Leads to' }).fill('/learning?search=exam')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Save the banner' }).click()
		const row = page.getByRole('row', { name: /Exam weeks/ })
		await expect(row).toContainText('Shown')
		await expectAccessible(page)

		for (const title of ['More together, for less', '15 points for every medium resource'])
			await page.getByRole('checkbox', { name: `Choose ${title}` }).check()
		await page.getByRole('button', { name: 'Hide', exact: true }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
		const done = page.getByRole('dialog', { name: '2 of 2 changed' })
		await done.getByRole('button', { name: 'Close' }).last().click()
		await expect(page.getByRole('row', { name: /More together/ })).toContainText('Hidden')

		await page.goto('/learning')
		const banners = page.getByRole('region', { name: 'Highlights' })
		await expect(banners.getByRole('heading')).toHaveText('Exam weeks')
		await expect(banners.getByRole('button')).toHaveCount(0)
		await banners.getByRole('link', { name: 'See papers' }).click()
		await expect(page).toHaveURL(/\/learning\?search=exam$/)
	},
)
