import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

ownShopTest(
	'DSK-10 a coupon is made, asked about when it makes everything free, tried on a teacher’s cart, and ended',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/coupons')
		await expect(row(page, 'TEACH20')).toContainText('20 %')
		await expectAccessible(page)

		await page.getByRole('button', { name: 'New coupon' }).click()
		const form = page.getByRole('dialog', { name: 'New coupon' })
		const field = (name: string) => form.getByRole('textbox', { name, exact: true })
		await form.getByRole('button', { name: 'Save coupon' }).click()
		await expect(form.getByText('Give it a title.')).toBeVisible()
		await expect(form.getByText('Enter a whole number from 1 to 100.')).toBeVisible()
		await field('Code').fill('TEACH20')
		await field('Title').fill('Welcome')
		await field('Percent').fill('100')
		await form.getByRole('button', { name: 'Save coupon' }).click()
		const asked = page.getByRole('alertdialog', { name: 'Everything free for everybody?' })
		await asked.getByRole('button', { name: 'Cancel' }).click()
		await field('Percent').fill('25')
		await form.getByRole('button', { name: 'Save coupon' }).click()
		await expect(form.getByText(/^Another coupon has this code/)).toBeVisible()
		await expect(field('Title')).toHaveValue('Welcome')
		await field('Code').fill('WELCOME-25')
		await form.getByLabel('For', { exact: true }).selectOption('First orders')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Save coupon' }).click()
		await expect(page.getByText('Saved WELCOME-25.')).toBeVisible()
		await expect(row(page, 'WELCOME-25')).toContainText('First orders')

		await page.getByRole('link', { name: 'Try a price' }).click()
		await page.getByRole('textbox', { name: 'Code' }).fill('welcome-25')
		await page.getByRole('button', { name: 'Use these' }).click()
		await page.getByRole('searchbox', { name: 'Find courses and bundles' }).fill('fractions')
		await page.getByRole('searchbox', { name: 'Find courses and bundles' }).press('Enter')
		await page.getByRole('checkbox', { name: /^Fractions That Make Sense/ }).check()
		await expect(page.getByText('The code is for other buyers.')).toBeVisible()
		await page.getByRole('textbox', { name: 'Teacher’s email' }).fill('new-teacher@demo.vidya.test')
		await page.getByRole('button', { name: 'Use these' }).click()
		await expect(page.getByText('“Welcome” applies.')).toBeVisible()
		await expect(row(page, 'Coupon')).toContainText('−₹')
		await expectAccessible(page)
		await page.getByRole('textbox', { name: 'Teacher’s email' }).fill('nobody@example.org')
		await page.getByRole('button', { name: 'Use these' }).click()
		await expect(page.getByText('Nobody has an account with this address.')).toBeVisible()

		await page.getByRole('link', { name: 'Coupons' }).first().click()
		await page.getByRole('button', { name: 'Change WELCOME-25' }).click()
		const change = page.getByRole('dialog', { name: 'Change WELCOME-25' })
		await change.getByLabel('Ends').fill('2026-01-01T00:00')
		await change.getByRole('button', { name: 'Save coupon' }).click()
		await expect(row(page, 'WELCOME-25')).toContainText('Ended')
	},
)
